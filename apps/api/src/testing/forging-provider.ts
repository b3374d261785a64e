import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CLIENT_ID } from './identity-provider.ts';

// For the test of what is refused: a provider that answers whatever identity token it is told to, signed with its own key or another.

export type Forgery = { header?: object; claims?: object; key?: KeyObject; signature?: string };
export type ForgingProvider = Awaited<ReturnType<typeof startForgingProvider>>;

const keys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A key that the provider does not publish. */
export const foreignKey = keys().privateKey;

export const startForgingProvider = async () => {
  const { privateKey, publicKey } = keys();
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };
  let answer: (() => Forgery) | null = null;
  let last = '';
  let nonce = '';

  const token = (issuer: string): string => {
    const { header, claims, key = privateKey, signature } = answer?.() ?? {};
    const now = Math.floor(Date.now() / 1000);
    const told = {
      iss: issuer,
      aud: CLIENT_ID,
      sub: 'one',
      email: 'ana@escritorio.com.br',
      email_verified: true,
      iat: now,
      exp: now + 300,
      nonce,
    };
    const body = `${part({ alg: 'RS256', kid: 'one', ...header })}.${part({ ...told, ...claims })}`;
    return `${body}.${signature ?? sign('RSA-SHA256', Buffer.from(body), key).toString('base64url')}`;
  };

  const server = createServer((request, response) => {
    const issuer = `http://${request.headers.host}`;
    const send = (value: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    if (request.url === '/jwks') return send({ keys: [jwk] });
    if (request.url === '/token') {
      return void drained(request).then(() => {
        last = token(issuer);
        send({ access_token: 'any', token_type: 'Bearer', expires_in: 60, id_token: last });
      });
    }
    return send({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The next tokens are made so; `address` is where the browser was sent, which names the nonce. */
    tell: (address: string, forgery: () => Forgery) => {
      nonce = new URL(address).searchParams.get('nonce') ?? '';
      answer = forgery;
    },
    /** The claims and the signature of the token that was answered last. */
    last: () => last.split('.') as [string, string, string],
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const drained = async (request: IncomingMessage): Promise<void> => {
  for await (const chunk of request) void chunk;
};
