import { connect } from '@esteto/contract/identity/connect';
import { session } from '@esteto/contract/identity/session';
import { afterAll, describe, expect, test } from 'vitest';
import { type Forgery, foreignKey, startForgingProvider } from '../../../testing/forging-provider.ts';
import { signInAtProvider } from '../../../testing/identity-provider.ts';
import { testApp } from '../../../testing/test-app.ts';

const api = await testApp();

/** Goes to the provider as this e-mail, and answers what the page then sends. */
const cameBackAs = async (email: string) => {
  const { url, attempt } = await api.ask(connect.begin, {});
  return { body: { attempt, ...(await signInAtProvider(url, email)) } };
};
const refusal = async (input: Parameters<typeof api.call<typeof connect.finish>>[1]) => {
  const { status, error } = await api.call(connect.finish, input);
  return [status, error.code];
};

describe('the corporate account', () => {
  test('opens a session of the member of the team, then known by the subject and no more by the e-mail', async () => {
    const ana = await api.make.person({ type: 'admin', email: 'ana@escritorio.com.br' });
    const { status, body, headers } = await api.call(connect.finish, await cameBackAs(ana.email));
    expect([status, body.user.id]).toEqual([200, ana.id]);
    const as = { authorization: `Bearer ${body.access_token}`, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
    expect((await api.send({ method: 'GET', url: `/api/${session.user.path}`, headers: as })).status).toBe(200);

    await api.sql("update users set email = 'outra@escritorio.com.br' where id = $1", [ana.id]);
    expect((await api.ask(connect.finish, await cameBackAs('ana@escritorio.com.br'))).user.id).toBe(ana.id);
    const heir = await api.make.person({ type: 'admin', email: 'ana@escritorio.com.br' });
    expect((await api.ask(connect.finish, await cameBackAs('ana@escritorio.com.br'))).user.id).not.toBe(heir.id);
    const told = await api.sql<{ action: string }>("select action from events where entity_type = 'user' and entity_id = $1", [ana.id]);
    expect(told.filter(({ action }) => action === 'user.connected')).toHaveLength(1);
  });

  test.each([
    ['nobody', 'ninguem@escritorio.com.br', null],
    ['a doctor', 'medica@escritorio.com.br', { type: 'doctor' as const }],
    ['who was switched off', 'saiu@escritorio.com.br', { type: 'admin' as const, is_active: false }],
    ['whose e-mail the provider does not vouch for', 'nao-confirmado@escritorio.com.br', { type: 'admin' as const }],
  ])('lets in no %s', async (_who, email, person) => {
    if (person) await api.make.person({ ...person, email });
    expect(await refusal(await cameBackAs(email))).toEqual([422, 'connect_unknown']);
  });

  test('is dead with its person, also when the provider knows them', async () => {
    const rui = await api.make.person({ type: 'admin', email: 'rui@escritorio.com.br' });
    await api.ask(connect.finish, await cameBackAs(rui.email));
    await api.sql('update users set is_active = false where id = $1', [rui.id]);
    expect(await refusal(await cameBackAs(rui.email))).toEqual([422, 'connect_unknown']);
  });

  test('is taken once for each attempt, of the browser that began it, and not too late', async () => {
    await api.make.person({ type: 'admin', email: 'eva@escritorio.com.br' });
    const first = await cameBackAs('eva@escritorio.com.br');
    expect((await api.call(connect.finish, first)).status).toBe(200);
    expect(await refusal(first)).toEqual([422, 'connect_invalid']);

    const { body: stolen } = await cameBackAs('eva@escritorio.com.br');
    expect(await refusal({ body: { ...stolen, attempt: (await api.ask(connect.begin, {})).attempt } })).toEqual([422, 'connect_invalid']);
    expect(await refusal({ body: { ...stolen, attempt: 'of nobody' } })).toEqual([422, 'connect_invalid']);

    const late = await cameBackAs('eva@escritorio.com.br');
    api.clock.advance(11 * 60_000);
    expect(await refusal(late)).toEqual([422, 'connect_invalid']);
    expect(await refusal({ body: { attempt: (await api.ask(connect.begin, {})).attempt, error: 'access_denied' } })).toEqual([
      422,
      'connect_invalid',
    ]);
  });
});

describe('a forged identity token', async () => {
  const forger = await startForgingProvider();
  afterAll(() => forger.close());
  const forged = await testApp({ CONNECT_ISSUER: forger.issuer });
  await forged.make.person({ type: 'admin', email: 'ana@escritorio.com.br' });

  const enterWith = async (forgery: () => Forgery, came: Record<string, string> = {}) => {
    const { url, attempt } = await forged.ask(connect.begin, {});
    forger.tell(url, forgery);
    const state = new URL(url).searchParams.get('state') ?? '';
    const { status, error } = await forged.call(connect.finish, { body: { attempt, code: 'any', state, ...came } });
    return [status, error?.code];
  };
  const seconds = () => Math.floor(Date.now() / 1000);

  test('is told from a true one, which enters', async () => {
    expect((await enterWith(() => ({})))[0]).toBe(200);
  });

  test.each<[string, () => Forgery]>([
    ['of another issuer', () => ({ claims: { iss: 'https://outro.example' } })],
    ['for another audience', () => ({ claims: { aud: 'outro' } })],
    ['for several audiences, handed to another', () => ({ claims: { aud: ['esteto', 'outro'], azp: 'outro' } })],
    ['with another nonce', () => ({ claims: { nonce: 'de outra tentativa' } })],
    ['without a nonce', () => ({ claims: { nonce: undefined } })],
    ['that has expired', () => ({ claims: { iat: seconds() - 900, exp: seconds() - 600 } })],
    ['that never expires', () => ({ claims: { exp: undefined } })],
    ['without a subject', () => ({ claims: { sub: undefined } })],
    ['of another key', () => ({ key: foreignKey })],
    ['of a key that the provider does not publish', () => ({ header: { kid: 'two' }, key: foreignKey })],
    ['with no signature', () => ({ header: { alg: 'none' }, signature: '' })],
    ['signed with a symmetric algorithm', () => ({ header: { alg: 'HS256' } })],
    ['whose claims were changed after it was signed', () => ({ claims: { sub: 'outro' }, signature: forger.last()[2] })],
  ])('%s is refused', async (_which, forgery) => {
    const before = await forged.sql('select count(*) from sessions');
    expect(await enterWith(forgery)).toEqual([422, 'connect_invalid']);
    expect(await forged.sql('select count(*) from sessions')).toEqual(before);
  });

  test('comes with another state, or from another provider: refused', async () => {
    expect(await enterWith(() => ({}), { state: 'de outra tentativa' })).toEqual([422, 'connect_invalid']);
    expect(await enterWith(() => ({}), { iss: 'https://outro.example' })).toEqual([422, 'connect_invalid']);
  });
});

test('without a provider nobody is led anywhere; one that is away is told as it is', async () => {
  const off = await testApp({ CONNECT_ISSUER: '', CONNECT_CLIENT_ID: '' });
  expect((await off.call(connect.begin, {})).error.code).toBe('connect_off');
  const away = await testApp({ CONNECT_ISSUER: 'http://127.0.0.1:9' });
  const { status, error } = await away.call(connect.begin, {});
  expect([status, error.code]).toEqual([502, 'connect_failed']);
});
