import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import { ownFactorBrakes } from '../../../platform/sessions/brake.ts';
import { guessBrakes } from '../../../platform/sessions/guess-brakes.ts';
import { verifyPassword } from '../../../platform/sessions/password.ts';
import type { UserService } from '../user/user.service.ts';

type Parts = Pick<Deps, 'db' | 'clock' | 'config'> & { users: UserService };

export type OwnPassword = ReturnType<typeof ownPassword>;

/** Before what an open session alone must not do: whoever finds one does not know the password. */
export const ownPassword = ({ db, clock, config, users }: Parts) => {
  const brakes = guessBrakes({ db, clock, config });
  return {
    /** 422 beside `current_password` when it is another; 429 after too many guesses. */
    demand: async (user_id: number, typed: string): Promise<void> => {
      const person = await users.find(user_id);
      const isRight = await brakes.guess(ownFactorBrakes(user_id), async () =>
        person && (await verifyPassword(typed, person.password_hash)) ? true : null,
      );
      if (!isRight) throw invalid({ current_password: 'A senha atual não confere.' });
    },
  };
};
