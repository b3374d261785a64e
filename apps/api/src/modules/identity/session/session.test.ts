import { createHook } from 'node:async_hooks';
import { session } from '@esteto/contract/identity/session';
import { SESSION_EXPIRED } from '@esteto/contract/wire-error';
import { describe, expect, test } from 'vitest';
import { passwordBrakes } from '../../../platform/sessions/brake.ts';
import { guessBrakes } from '../../../platform/sessions/guess-brakes.ts';
import { tally } from '../../../testing/tally.ts';
import { testApp } from '../../../testing/test-app.ts';
import type { TestSession } from '../../../testing/test-sessions.ts';

const api = await testApp();
const person = await api.make.person({ email: 'ana@teste.test', name: 'Ana' });
const DAY = 86_400_000;
const WRONG = 'E-mail ou senha incorretos.';
const login = (body: object, ip?: string) => api.call(session.login, { body }, { ...(ip && { ip }) });

/** What the browser holds after a login. */
const sessionOf = ({ body, headers }: Awaited<ReturnType<typeof login>>): TestSession => ({
  id: 0,
  headers: { authorization: `Bearer ${body.access_token}`, cookie: String(headers['set-cookie']).split(';')[0] ?? '' },
});

describe('where a person stands', () => {
  test('is where the next login leads, in their own app only', async () => {
    const as = await api.make.person({});
    const keep = (route: string) => api.call(session.keepRoute, { body: { route } }, { as });
    const kept = async () => (await api.ask(session.user, {}, { as })).current_route;
    expect((await keep('/app/boletos')).status).toBe(204);
    expect(await kept()).toBe('/app/boletos');
    expect((await keep('/painel/boletos')).status).toBe(204);
    expect(await kept()).toBe('/app/boletos');
    for (const route of ['https://mal.test/app', '/app/../painel', '//mal.test', '/app?empresa=3', ''])
      expect((await keep(route)).status).toBe(422);
    // It is no change of theirs: a form that is open stays fresh, and the history quiet.
    expect(await api.sql('select version from users where id = $1', [as.id])).toEqual([{ version: 1 }]);
  });
});

describe('login', () => {
  test('answers the person and a token, and sets the cookie; both open the session', async () => {
    const answer = await login({ email: ' ANA@teste.test ', password: api.password });
    expect(answer).toMatchObject({ status: 200, body: { user: { id: person.id, name: 'Ana', type: 'doctor' } } });
    expect(answer.body.access_token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(answer.body)).not.toMatch(/password|argon2/);
    expect((await api.call(session.user, {}, { as: sessionOf(answer) })).body).toEqual(answer.body.user);
  });

  test('the cookie is for this host, over TLS or localhost, out of the reach of scripts and of other sites', async () => {
    const [set] = [(await login({ email: person.email, password: api.password })).headers['set-cookie']].flat();
    const [cookie, ...attributes] = String(set).split('; ');
    expect(cookie).toMatch(/^__Host-esteto_session=[\w-]{43}$/);
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Strict', 'Secure']);
  });

  test('keeps only hashes, and tells the audit trail', async () => {
    const answer = await login({ email: person.email, password: api.password });
    const [row] = await api.sql<{ id: number; all: string }>('select id, s::text as all from sessions s order by id desc limit 1');
    const { headers } = sessionOf(answer);
    expect(row?.all).not.toContain(answer.body.access_token);
    expect(row?.all).not.toContain(headers.cookie.split('=')[1]);
    const events = await api.sql('select action, actor_user_id::int as actor from events where entity_id = $1', [row?.id]);
    expect(events).toEqual([{ action: 'session.started', actor: person.id }]);
  });

  test('with a repeat key is still a new session, and keeps nothing of the password', async () => {
    const headers = { 'idempotency-key': 'login-twice' };
    const body = { email: person.email, password: api.password };
    const [first, second] = [await api.call(session.login, { body }, { headers }), await api.call(session.login, { body }, { headers })];
    for (const answer of [first, second]) expect((await api.call(session.user, {}, { as: sessionOf(answer) })).status).toBe(200);
    expect(await api.sql('select * from idempotency_keys')).toEqual([]);
  });

  test('never tells which e-mails exist: same words, same work', async () => {
    const inactive = await api.make.person({ is_active: false });
    let hashes = 0;
    const counting = createHook({ init: (_id, type) => void (hashes += Number(type === 'ARGON2REQUEST')) }).enable();
    for (const body of [
      { email: person.email, password: 'errada' },
      { email: 'ninguem@teste.test', password: 'errada' },
      { email: inactive.email, password: api.password },
    ]) {
      hashes = 0;
      const { status, error, headers } = await login(body);
      expect([status, error, headers['set-cookie'], hashes]).toEqual([401, { message: WRONG }, undefined, 1]);
    }
    counting.disable();
  });

  test.each([
    [{}, ['email', 'password']],
    [{ email: 'ana', password: 'x' }, ['email']],
    [{ email: 'ana@teste.test', password: 'x'.repeat(129) }, ['password']],
    [{ email: 'ana@teste.test', password: 'a\u0000b' }, ['password']],
    [{ email: 'ana@teste.test', password: 'x', '2fa_key': '1'.repeat(41) }, ['2fa_key']],
    [{ email: 'ana@teste.test', password: 'x', '2fa_key': 123456 }, ['2fa_key']],
    [{ email: 'ana@teste.test', password: 'x', force: true }, ['']],
  ])('%j is refused on its fields', async (body, fields) => {
    const { status, error } = await login(body);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, fields]);
  });
});

describe('guessing', () => {
  const guess = (ip: string) => login({ email: person.email, password: 'errada' }, ip);

  test('waits longer after each failure, says how long, and leaves the person elsewhere alone', async () => {
    const ip = '192.0.2.10';
    for (let count = 0; count < 5; count += 1) expect((await guess(ip)).status).toBe(401);
    const waits: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const { status, headers } = await guess(ip);
      expect(status).toBe(429);
      waits.push(Number(headers['retry-after']));
      api.clock.advance(Number(headers['retry-after']) * 1_000);
      expect((await guess(ip)).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
    // Even the right password waits here, and enters at once from another address.
    expect((await login({ email: person.email, password: api.password }, ip)).status).toBe(429);
    expect((await login({ email: person.email, password: api.password }, '192.0.2.11')).status).toBe(200);
    api.clock.advance(900_000);
    expect((await login({ email: person.email, password: api.password }, ip)).status).toBe(200);
    expect((await guess(ip)).status).toBe(401);
  });

  test('many at once gain nothing', async () => {
    api.clock.advance(DAY);
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await guess('192.0.2.12')).status));
    expect(tally(statuses)).toEqual({ 401: 5, 429: 15 });
  });

  test('the same e-mail in another spelling is the same guess', async () => {
    api.clock.advance(DAY);
    const spellings = ['ana@teste.test', 'ANA@teste.test', ' ana@teste.test', 'Ana@Teste.test', 'ana@TESTE.test', 'aNa@teste.test'];
    const statuses: number[] = [];
    for (const email of spellings) statuses.push((await login({ email, password: 'errada' }, '192.0.2.13')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  const deviceOf = ({ headers }: Awaited<ReturnType<typeof login>>) =>
    [headers['set-cookie']].flat().flatMap((cookie) => /__Host-esteto_device=[\w-]{43}/.exec(String(cookie))?.[0] ?? [])[0] ?? '';
  const spread = async (count: number, address: (index: number) => string, email: (index: number) => string) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1)
      statuses.push((await login({ email: email(index), password: 'errada' }, address(index))).status);
    return tally(statuses);
  };

  test('from 60 addresses at one account is slowed, but not in a browser that its owner has entered with', async () => {
    api.clock.advance(DAY);
    const body = { email: person.email, password: api.password };
    const cookie = deviceOf(await login(body));
    expect(cookie).not.toBe('');
    expect(
      await spread(
        60,
        (index) => `198.51.100.${index}`,
        () => person.email,
      ),
    ).toEqual({ 401: 20, 429: 40 });
    expect((await login(body, '203.0.113.1')).status).toBe(429);
    const entered = await api.call(session.login, { body }, { ip: '203.0.113.1', headers: { cookie } });
    expect(entered.status).toBe(200);
    expect(deviceOf(entered)).toBe(cookie);
    // A made-up one, and that of somebody else, are worth nothing.
    const other = await api.make.person({});
    const theirs = deviceOf(await login({ email: other.email, password: api.password }));
    for (const strange of [`__Host-esteto_device=${'x'.repeat(43)}`, theirs])
      expect((await api.call(session.login, { body }, { ip: '203.0.113.2', headers: { cookie: strange } })).status).toBe(429);
    // And in the known one guessing is as slow as anywhere.
    const wrong = { email: person.email, password: 'errada' };
    const there = [];
    for (let count = 0; count < 7; count += 1) there.push((await api.call(session.login, { body: wrong }, { headers: { cookie } })).status);
    expect(tally(there)).toEqual({ 401: 5, 429: 2 });
  });

  test('from one address at 100 accounts is slowed, and the office goes on behind it', async () => {
    api.clock.advance(DAY);
    const body = { email: person.email, password: api.password };
    const cookie = deviceOf(await login(body));
    const ip = '192.0.2.200';
    expect(
      await spread(
        100,
        () => ip,
        (index) => `conta-${index}@teste.test`,
      ),
    ).toEqual({ 401: 30, 429: 70 });
    expect((await login({ email: person.email, password: api.password }, ip)).status).toBe(429);
    expect((await api.call(session.login, { body }, { ip, headers: { cookie } })).status).toBe(200);
    api.clock.advance(31 * 60_000);
    expect((await login({ email: person.email, password: api.password }, ip)).status).toBe(200);
  });

  test('is remembered by every replica, without e-mail or address, for a day', async () => {
    api.clock.advance(DAY);
    await spread(
      5,
      () => '192.0.2.201',
      () => person.email,
    );
    const elsewhere = guessBrakes(api.deps);
    await expect(elsewhere.enter(passwordBrakes({ ip: '192.0.2.201', device: null }, person.email))).rejects.toMatchObject({ status: 429 });
    expect(JSON.stringify(await api.sql('select * from guesses'))).not.toMatch(/ana@|192\.0/);
    await elsewhere.sweep();
    expect(await api.sql('select key from guesses')).not.toEqual([]);
    api.clock.advance(DAY + 1);
    await elsewhere.sweep();
    expect(await api.sql('select key from guesses')).toEqual([]);
  });

  test('while the clock ran a year ahead keeps nobody out once it is right again', async () => {
    api.clock.advance(365 * DAY);
    await spread(
      30,
      (index) => `198.51.100.${index}`,
      () => person.email,
    );
    api.clock.advance(-365 * DAY);
    const { status, headers } = await login({ email: person.email, password: api.password });
    expect(status === 200 || Number(headers['retry-after']) <= 900).toBe(true);
    api.clock.advance(900_000);
    expect((await login({ email: person.email, password: api.password })).status).toBe(200);
  });
});

describe('a session', () => {
  const still = async (as: TestSession) => (await api.call(session.user, {}, { as })).status;

  test('ends with logout, and only that one', async () => {
    const [here, there] = [await api.signIn(person), await api.signIn(person)];
    const { status, headers } = await api.call(session.logout, {}, { as: here });
    expect([status, String(headers['set-cookie'])]).toEqual([
      204,
      expect.stringMatching(/^__Host-esteto_session=; .*Expires=Thu, 01 Jan 1970/),
    ]);
    expect([await still(here), await still(there)]).toEqual([401, 200]);
    expect((await api.call(session.logout, {}, { as: here })).status).toBe(401);
  });

  test('needs the token and the cookie of the same login', async () => {
    const [one, two] = [(await api.signIn(person)).headers, (await api.signIn(person)).headers];
    const seen = async (headers: Record<string, string>) => {
      const { status, error } = await api.call(session.user, {}, { headers });
      return [status, error];
    };
    const refusal = [401, { message: SESSION_EXPIRED }];
    expect(await seen({ authorization: one.authorization })).toEqual(refusal);
    expect(await seen({ cookie: one.cookie })).toEqual(refusal);
    expect(await seen({ authorization: one.authorization, cookie: two.cookie })).toEqual(refusal);
    expect(await seen({ ...one, cookie: one.cookie.replace('__Host-', '') })).toEqual(refusal);
    expect((await seen({ ...one }))[0]).toBe(200);
  });

  test('ends after a week without use, and is kept alive by use', async () => {
    const [used, idle] = [await api.signIn(person), await api.signIn(person)];
    const useDaily = async (days: number) => {
      for (let day = 0; day < days; day += 1) {
        api.clock.advance(86_400_000);
        expect(await still(used)).toBe(200);
        // The call does not wait for this note.
        const lastUse = async () => (await api.sql('select last_used_at from sessions where id = $1', [used.id]))[0]?.['last_used_at'];
        await expect.poll(lastUse, { interval: 5 }).toEqual(api.clock.now());
      }
    };
    await useDaily(8);
    expect(await still(idle)).toBe(401);
    await useDaily(21);
    api.clock.advance(86_400_000);
    expect(await still(used)).toBe(401);
  });

  test('ends when the person is switched off', async () => {
    const other = await api.make.person({});
    const open = await api.signIn(other);
    await api.sql('update users set is_active = false where id = $1', [other.id]);
    expect(await still(open)).toBe(401);
  });

  test('is forgotten a week after its end', async () => {
    await api.modules.sessions.sweep();
    const [left] = await api.sql("select count(*)::int as count from sessions where expires_at < $1::timestamptz - interval '7 days'", [
      api.clock.now().toISOString(),
    ]);
    expect(left).toEqual({ count: 0 });
  });
});
