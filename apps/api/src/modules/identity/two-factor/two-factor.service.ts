import { codedError } from '@esteto/contract/coded-error';
import type { CodeCount } from '@esteto/contract/identity/two-factor';
import { formatRecoveryCode } from '@esteto/domain/identity/user/access-codes';
import { renderSVG } from 'uqr';
import type { Deps } from '../../../deps.ts';
import { AppError, conflict, tooManyActions } from '../../../platform/http/app-error.ts';
import type { FileAnswer } from '../../../platform/http/bind.ts';
import { each } from '../../../platform/jobs/each.ts';
import { ownFactorBrakes } from '../../../platform/sessions/brake.ts';
import { endOtherSessions } from '../../../platform/sessions/end-sessions.ts';
import { guessBrakes } from '../../../platform/sessions/guess-brakes.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { UserService } from '../user/user.service.ts';
import { keyUri, newKey } from './authenticator.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { secondFactorProof } from './second-factor-proof.ts';
import * as twoFactors from './two-factor.repository.ts';

/** How long a QR code waits to be confirmed. */
const CONFIRM_MS = 30 * 60_000;

type Key = { '2fa_key': string };

export type TwoFactorService = ReturnType<typeof twoFactorService>;

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'secrets'> & { users: UserService };

export const twoFactorService = ({ db, work, clock, config, secrets, users }: Parts) => {
  const brakes = guessBrakes({ db, clock, config });
  const placeOf = (row: number) => ({ table: 'two_factors', column: 'secret', row });
  const expired = () => new Date(clock.now().getTime() - CONFIRM_MS).toISOString();
  const keyOf = ({ user_id, secret }: { user_id: number; secret: string }) => secrets.open(secret, placeOf(user_id));
  const prove = secondFactorProof({ clock, keyOf, tellRecoveryCode: users.tellRecoveryCode });

  /** The key that waits to be confirmed, the same one until it expires: the picture and the text, and two tabs, must not differ. */
  const pending = (actor: SessionActor): Promise<{ key: string; uri: string }> =>
    work(actor, async (tx) => {
      const { id: user_id, email } = actor.user;
      const secret = secrets.seal(newKey(), placeOf(user_id));
      const started = await twoFactors.start(tx.db, { user_id, secret, created_at: tx.now }, expired());
      if (started) tx.record({ type: 'user', id: user_id }, { action: 'user.two_factor_started' });
      const row = started ?? (await twoFactors.find(tx.db, user_id));
      if (!row || row.activated_at) throw alreadyActive();
      const key = secrets.open(row.secret, placeOf(user_id));
      return { key, uri: keyUri(key, email) };
    });

  /** Whether this is the person's second factor, which is then used up. One at a time: who comes meanwhile is told to wait. */
  const accepts = async (tx: Tx, user_id: number, typed: string): Promise<boolean> => {
    const row = await twoFactors.lockIfFree(tx.db, user_id);
    if (!row?.activated_at) throw tooManyActions(1_000);
    return prove(tx, row, typed);
  };

  const refuseInactive = async (id: number): Promise<void> => {
    const person = await users.find(id);
    if (!person?.has_two_factor) throw conflict('A autenticação em dois fatores está desativada.', 'two_factor_inactive');
  };

  /** Does it once a code of the signed-in person is accepted; 422, and nothing done, when it is refused. */
  const withOwnFactor = async <Answer>(actor: SessionActor, typed: string, act: (tx: Tx) => Promise<Answer>): Promise<Answer> => {
    const { id } = actor.user;
    const done = await brakes.guess(ownFactorBrakes(id), () =>
      work(actor, async (tx) => ((await accepts(tx, id, typed)) ? { answer: await act(tx) } : null)),
    );
    if (!done) throw codeInvalid();
    return done.answer;
  };

  return {
    accepts,

    qrCode: async (actor: SessionActor): Promise<FileAnswer> => {
      const { uri } = await pending(actor);
      return { bytes: Buffer.from(renderSVG(uri)), mime: 'image/svg+xml', name: 'autenticacao-em-dois-fatores.svg' };
    },

    key: pending,

    /** Answers the recovery codes, which nobody can read again. From here on a session takes both factors: the person's others end. */
    activate: async (actor: SessionActor, { body }: { body: Key }): Promise<{ recovery_codes: string[] }> => {
      const { user, session_id } = actor;
      const drawn = newRecoveryCodes();
      const hashes = await Promise.all(drawn.map(hashRecoveryCode));
      const codes = await brakes.guess(ownFactorBrakes(user.id), () =>
        work(actor, async (tx) => {
          const row = await twoFactors.lock(tx.db, user.id);
          if (row?.activated_at) throw alreadyActive();
          if (!row || row.created_at <= expired())
            throw conflict('Este código QR expirou. Feche, abra de novo e leia o novo código.', 'two_factor_expired');
          if (!(await prove(tx, row, body['2fa_key']))) return null;
          await twoFactors.activate(tx.db, user.id, hashes, tx.now);
          await users.setTwoFactor(tx, user.id, true);
          await endOtherSessions(tx, user.id, session_id);
          return drawn;
        }),
      );
      if (!codes) throw codeInvalid();
      return { recovery_codes: codes.map(formatRecoveryCode) };
    },

    /** Takes a code, and no password: whoever knows that and finds an open session must not switch off what protects from it. */
    deactivate: async (actor: SessionActor, { body }: { body: Key }): Promise<void> => {
      const { id } = actor.user;
      await refuseInactive(id);
      await withOwnFactor(actor, body['2fa_key'], async (tx) => {
        await twoFactors.remove(tx.db, id);
        await users.setTwoFactor(tx, id, false);
      });
    },

    codes: (actor: SessionActor): Promise<CodeCount> => twoFactors.countCodes(db, actor.user.id),

    /** Takes a code for the same reason. The one that is typed may be the last of the old ones. */
    renewCodes: async (actor: SessionActor, { body }: { body: Key }): Promise<{ recovery_codes: string[] }> => {
      const { id } = actor.user;
      await refuseInactive(id);
      const drawn = newRecoveryCodes();
      const hashes = await Promise.all(drawn.map(hashRecoveryCode));
      await withOwnFactor(actor, body['2fa_key'], async (tx) => {
        await twoFactors.replaceCodes(tx.db, id, hashes);
        await users.tellRenewedCodes(tx, id);
      });
      return { recovery_codes: drawn.map(formatRecoveryCode) };
    },

    /** Forgets QR codes that nobody confirmed. Run by a job. */
    sweep: (): Promise<void> => twoFactors.deleteUnconfirmed(db, expired()),

    /** Seals with the current key what a former one has sealed, so that the former one may go. Run by a job. */
    reseal: async (): Promise<void> => {
      const rows = await twoFactors.sealedOtherwise(db, secrets.currentPrefix);
      await each(
        'second factors',
        rows.map((row) => ({ id: row.user_id, ...row })),
        (row) => {
          const place = placeOf(row.user_id);
          return twoFactors.reseal(db, row, secrets.seal(secrets.open(row.secret, place), place));
        },
      );
    },
  };
};

export const codeInvalid = (): AppError => new AppError(422, codedError('code_invalid'));

const alreadyActive = (): AppError => conflict('A autenticação em dois fatores já está ativa.', 'two_factor_active');
