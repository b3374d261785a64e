import { codedError } from '@esteto/contract/coded-error';
import type { InputOf } from '@esteto/contract/endpoint';
import type { signup } from '@esteto/contract/opening/signup';
import { weakPasswordProblem } from '@esteto/domain/identity/user/password-strength';
import type { Deps } from '../../../deps.ts';
import { AppError, conflict, invalid } from '../../../platform/http/app-error.ts';
import { hashPassword, verifyPassword } from '../../../platform/sessions/password.ts';
import type { Visitor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { EmailVerificationService } from '../../identity/email-verification/email-verification.service.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import * as signups from './signup.repository.ts';
import { retention } from './signup-account.ts';

// Passwords of accounts that were made before anybody proved that the e-mail is theirs: each waits until the code of a letter confirms it.

type Choosing = Pick<Deps, 'work'> & { users: Pick<UserService, 'choosePassword'> };
type Confirming = Choosing & { verifications: Pick<EmailVerificationService, 'confirm'> };

/** The password of an account that was made without proof of its e-mail: confirmed as a signup's. */
export const keepPassword = (tx: Tx, chosen: { key: string; email: string; password_hash: string; user_id: number }): Promise<void> =>
  signups.insertTaken(tx.db, { ...chosen, created_at: tx.now, retention_until: retention(tx.now) });

/** Whether somebody chose this password for the account and has not confirmed it yet; null where nobody chose any. */
export const waitsFor =
  ({ db }: Pick<Deps, 'db'>) =>
  async (user_id: number, password: string): Promise<boolean | null> => {
    const waiting = await signups.waitingPasswords(db, user_id);
    return waiting.length === 0 ? null : (await chosen(waiting, { key: null, password })) !== null;
  };

/** Confirms the e-mail by the code, and with it the password of who shows that they chose it. */
export const confirm =
  ({ db, verifications, ...choosing }: Confirming & Pick<Deps, 'db'>) =>
  async (visitor: Visitor, { body: { key, code, password } }: InputOf<typeof signup.confirm>): Promise<{ is_unclaimed: boolean }> => {
    const user_id = await verifications.confirm(visitor, code);
    if (user_id === null) return { is_unclaimed: false };
    const waiting = await signups.waitingPasswords(db, user_id);
    if (waiting.length === 0) return { is_unclaimed: false };
    const password_hash = await chosen(waiting, { key, password });
    if (password_hash === null) return { is_unclaimed: true };
    await choose(choosing, visitor, user_id, password_hash);
    return { is_unclaimed: false };
  };

/** Whoever holds the code has the address, and the account has no password yet: what others chose for it is forgotten. */
export const choosePassword =
  ({ verifications, ...choosing }: Confirming & { users: Pick<UserService, 'find'> }) =>
  async (visitor: Visitor, { body: { code, password } }: InputOf<typeof signup.choosePassword>): Promise<void> => {
    const user_id = await verifications.confirm(visitor, code);
    if (user_id === null) throw new AppError(422, codedError('code_invalid'));
    const person = await choosing.users.find(user_id);
    const weak = weakPasswordProblem(password, [person?.name, person?.email]);
    if (weak) throw invalid({ password: weak });
    if (!(await choose(choosing, visitor, user_id, await hashPassword(password)))) throw conflict(HAS_PASSWORD, 'has_password');
  };

const HAS_PASSWORD = 'Esta conta já tem uma senha. Entre com ela ou toque em “Esqueci minha senha”.';

const chosen = async (
  waiting: Awaited<ReturnType<typeof signups.waitingPasswords>>,
  { key, password }: { key: string | null; password: string | null },
): Promise<string | null> => {
  for (const { key: drawn, password_hash } of waiting)
    if (drawn === key || (password !== null && (await verifyPassword(password, password_hash)))) return password_hash;
  return null;
};

const choose = ({ work, users }: Choosing, visitor: Visitor, user_id: number, password_hash: string): Promise<boolean> =>
  work(visitor, async (tx) => {
    const awaited = await signups.takePasswords(tx.db, user_id);
    if (awaited) await users.choosePassword(tx, user_id, password_hash);
    return awaited;
  });
