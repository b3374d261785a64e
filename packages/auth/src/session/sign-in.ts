import { call } from '@esteto/api-client/api';
import { session } from '@esteto/contract/identity/session';
import { type StoredUser, startSession } from './session-store.ts';

/** `2fa_key`: the second factor, for who has one; `remember_device`: it is not asked for in this browser for some days. */
export type Credentials = { email: string; password: string; '2fa_key': string | null; remember_device: boolean };

/** Enters with e-mail and password. Rejects with ApiFailure; a 401 says why in its message. */
export const signIn = async (credentials: Credentials): Promise<StoredUser> => {
  const { access_token, user } = await call(session.login, { body: credentials });
  startSession(access_token, user);
  return user;
};
