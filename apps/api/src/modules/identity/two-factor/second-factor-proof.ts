import { readSecondFactor } from '@esteto/domain/identity/user/access-codes';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { UserService } from '../user/user.service.ts';
import { formerStep, stepOf } from './authenticator.ts';
import { whichCode } from './recovery-codes.ts';
import type { TwoFactor } from './two-factor.repository.ts';
import * as twoFactors from './two-factor.repository.ts';

/** Judges what was typed against a row that the caller has locked: the lock is what makes a step or a recovery code good only once. */
export const secondFactorProof =
  ({
    clock,
    keyOf,
    tellRecoveryCode,
  }: {
    clock: Clock;
    keyOf: (row: TwoFactor) => string;
    tellRecoveryCode: UserService['tellRecoveryCode'];
  }) =>
  async (tx: Tx, row: TwoFactor, typed: string): Promise<boolean> => {
    const now = clock.now();
    const factor = readSecondFactor(typed);
    if (factor?.kind === 'app') {
      const step = stepOf(keyOf(row), factor.code, now);
      if (step !== null && step > formerStep(row.last_step, now)) {
        await twoFactors.update(tx.db, row.user_id, { last_step: step });
        return true;
      }
    }
    if (factor?.kind === 'recovery') {
      const code = await whichCode(factor.code, await twoFactors.unusedCodes(tx.db, row.user_id));
      if (code) {
        await twoFactors.useCode(tx.db, code.id, tx.now);
        tx.record({ type: 'user', id: row.user_id }, { action: 'user.recovery_code_used' });
        await tellRecoveryCode(tx, row.user_id);
        return true;
      }
    }

    tx.record({ type: 'user', id: row.user_id }, { action: 'user.two_factor_refused' });
    return false;
  };
