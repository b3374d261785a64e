import { effectOf } from '@esteto/api-client/error-catalogue';
import { ApiFailure } from '@esteto/api-client/failure';
import { readFailure } from '@esteto/api-client/read-error';
import { loginForm } from '@esteto/contract/identity/session';
import { namedRoute } from '@esteto/domain/identity/route/base-paths';
import { parse } from '@esteto/domain/shared/schema/parse';
import type { StoredUser } from '../session/session-store.ts';
import { signIn } from '../session/sign-in.ts';

// What is needed only once somebody types: the schema and the way to the server. Loaded with the first touch of the form.

export type LoginProblem = {
  fields: { email?: string; password?: string };
  message: string | null;
  tone?: 'warning';
  /** The e-mail that must be verified before the login is tried again. */
  unverified?: { email: string; password: string };
  /** The password was right, and a code is asked for: tries the login again with it. Rejects as `signIn` does. */
  enterWith?: (code: string, remember: boolean) => Promise<StoredUser>;
};
export type LoginAnswer = { user: StoredUser } | LoginProblem;

/** Enters, or says what to show beside the fields or above them. Never rejects. */
export const submitLogin = async (typed: { email: string; password: string }): Promise<LoginAnswer> => {
  const credentials = parse(loginForm, typed);
  if (!credentials.ok) return { fields: firstOfEach(credentials.errors), message: null };
  try {
    return { user: await signIn(credentials.value) };
  } catch (error) {
    const effect = error instanceof ApiFailure ? effectOf(error) : 'show';
    if (effect === 'maintenance') location.assign(namedRoute.Maintenance);
    const { message, fields, tone } = readFailure(error, false);
    const beside = firstOfEach(fields);
    return {
      fields: beside,
      message: beside.email || beside.password ? null : message,
      ...(tone && { tone }),
      ...(effect === 'verify_email' && { unverified: { email: credentials.value.email, password: credentials.value.password } }),
      ...(effect === 'ask_second_factor' && {
        enterWith: (code, remember) => signIn({ ...credentials.value, '2fa_key': code, remember_device: remember }),
      }),
    };
  }
};

const firstOfEach = ({ email, password }: Record<string, string[]>): LoginProblem['fields'] => ({
  email: email?.[0],
  password: password?.[0],
});
