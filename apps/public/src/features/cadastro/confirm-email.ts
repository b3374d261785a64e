import { call } from '@esteto/api-client/api';
import { signup } from '@esteto/contract/opening/signup';
import { askedSignup, keepAskedSignup } from './asked-signup.ts';

/**
 * By the code that the e-mail brought; in the browser where the account was asked for the password is confirmed with it. `is_unclaimed`: it was asked for
 * in another one, and nobody has shown which password is theirs.
 */
export const confirmEmail = async (code: string): Promise<{ is_unclaimed: boolean }> => {
  const answer = await call(signup.confirm, { body: { key: askedSignup()?.key ?? null, code, password: null } });
  keepAskedSignup(null);
  return answer;
};
