import { call } from '@esteto/api-client/api';
import { session } from '@esteto/contract/session';
import { signup } from '@esteto/contract/signup';
import { askedSignup, keepAskedSignup } from './asked-signup.ts';

/** By the code that the e-mail brought; in the browser where the account was asked for the password is confirmed with it. */
export const confirmEmail = async (code: string): Promise<void> => {
  const asked = askedSignup();
  if (asked) await call(signup.confirm, { body: { key: asked.key, code } });
  else await call(session.verifyEmail, { code });
  keepAskedSignup(null);
};
