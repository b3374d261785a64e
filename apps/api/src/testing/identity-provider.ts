import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

// The corporate identity provider of the tests: oidc-provider, a real one, where any e-mail enters with any password.

export const CLIENT_ID = 'esteto';

/** On a free port of this machine. Who signs in as `nao-confirmado@…` has an e-mail that the provider does not vouch for. */
export const startIdentityProvider = async (): Promise<{ issuer: string; close(): Promise<void> }> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        redirect_uris: ['http://localhost:3000/connect'],
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['of the tests'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: `subject of ${id}`, email: id, email_verified: !id.startsWith('nao-confirmado@') }),
    }),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  return {
    issuer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** Signs in at the provider as a browser would, and answers what it brings back to the product. */
export const signInAtProvider = async (address: string, email: string): Promise<Record<string, string>> => {
  const cookies = new Map<string, string>();
  const visit = async (url: string, form?: Record<string, string>): Promise<string | null> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    return location && new URL(location, url).href;
  };
  const forms: Record<string, string>[] = [{ prompt: 'login', login: email, password: 'any' }, { prompt: 'consent' }];
  let at = await visit(address);
  while (at && !at.startsWith('http://localhost:3000/')) at = await visit(at, at.includes('/interaction/') ? forms.shift() : undefined);
  if (!at) throw new Error('the provider led nowhere');
  return Object.fromEntries(new URL(at).searchParams);
};
