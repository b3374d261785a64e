import { call } from '@esteto/api-client/api';
import { connect } from '@esteto/contract/identity/connect';
import { type StoredUser, startSession } from './session-store.ts';

// The corporate account: the browser goes to the provider with a secret of its own kept here, and proves with it that it is the one that comes back.

const ATTEMPT = 'esteto.connect';

/** Where the browser is to go. Rejects with ApiFailure. */
export const beginConnect = async (): Promise<string> => {
  const { url, attempt } = await call(connect.begin, {});
  sessionStorage.setItem(ATTEMPT, attempt);
  return url;
};

/** Enters with what the provider brought back. Each attempt is good for once; rejects with ApiFailure. */
export const finishConnect = async (cameBack: URLSearchParams): Promise<StoredUser> => {
  const attempt = sessionStorage.getItem(ATTEMPT) ?? 'none';
  sessionStorage.removeItem(ATTEMPT);
  const part = (name: string) => cameBack.get(name);
  const parts = { attempt, code: part('code'), state: part('state'), iss: part('iss'), error: part('error') };
  const { access_token, user } = await call(connect.finish, { body: parts });
  startSession(access_token, user);
  return user;
};
