import { randomBytes } from 'node:crypto';
import { session } from '@esteto/contract/identity/session';
import { twoFactor } from '@esteto/contract/identity/two-factor';
import { TOO_MANY_ACTIONS, TWO_FACTOR_NEEDED } from '@esteto/contract/wire-error';
import { describe, expect, test } from 'vitest';
import { createSecrets } from '../../../platform/secrets/secrets.ts';
import type { TestPerson } from '../../../testing/factories.ts';
import { activeFactor, appOf, waitingFactor } from '../../../testing/second-factor.ts';
import { tally } from '../../../testing/tally.ts';
import { testApp } from '../../../testing/test-app.ts';
import type { TestSession } from '../../../testing/test-sessions.ts';
import { twoFactorService } from './two-factor.service.ts';

const api = await testApp();
const STEP = 30_000;
const MINUTE = 60_000;

const newPerson = () => api.make.person({});
const login = ({ email }: TestPerson, key?: string) =>
  api.call(session.login, { body: { email, password: api.password, ...(key !== undefined && { '2fa_key': key }) } });
const activate = (as: TestSession, key: string, headers = {}) =>
  api.call(twoFactor.activate, { body: { '2fa_key': key } }, { as, headers });
const deactivate = (as: TestSession, key: string) => api.call(twoFactor.deactivate, { body: { '2fa_key': key } }, { as });
const invalid = { status: 422, error: { message: 'Insira um código válido.', code: 'code_invalid' } };
const actionsOf = async ({ id }: TestPerson): Promise<unknown[]> =>
  (await api.sql("select action from events where entity_type = 'user' and entity_id = $1 order by id", [id])).map(({ action }) => action);
const isOn = async (as: TestSession) => (await api.ask(session.user, {}, { as })).has_two_factor;

/** Switched on, without the wait for recovery codes. */
const careful = async () => {
  const person = await newPerson();
  return { person, app: await activeFactor(api, person), as: await api.signIn(person) };
};

/** Switched on as a person does it. */
const switchedOn = async () => {
  const person = await newPerson();
  const as = await api.signIn(person);
  const app = await waitingFactor(api, person);
  const { recovery_codes } = (await activate(as, app.code())).body;
  api.clock.advance(2 * STEP);
  return { person, as, app, recovery_codes };
};

describe('the QR code', () => {
  test('is an SVG that no browser may take for a page, and says the same key as the text', async () => {
    const person = await newPerson();
    const as = await api.signIn(person);
    const [{ bytes, headers }, { body }] = [await api.call(twoFactor.qrCode, {}, { as }), await api.call(twoFactor.key, {}, { as })];
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'content-security-policy': 'sandbox', 'cache-control': 'no-store' });
    expect(bytes.toString()).toMatch(/^<svg [^>]*viewBox=.*<\/svg>$/s);
    expect(body.key).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toContain(`secret=${body.key}`);
    expect((await api.call(twoFactor.qrCode, {}, { as })).bytes).toEqual(bytes);
    expect(await actionsOf(person)).toEqual(['user.two_factor_started']);
  });

  test('asked for many times at once is one', async () => {
    const as = await api.signIn(await newPerson());
    const keys = await Promise.all(Array.from({ length: 8 }, async () => (await api.ask(twoFactor.key, {}, { as })).key));
    expect(new Set(keys).size).toBe(1);
  });

  test('waits half an hour to be confirmed; then there is another', async () => {
    const person = await newPerson();
    const as = await api.signIn(person);
    const { key } = await api.ask(twoFactor.key, {}, { as });
    api.clock.advance(30 * MINUTE);
    const late = await activate(as, appOf(key, api.clock).code());
    expect([late.status, late.error.code]).toEqual([409, 'two_factor_expired']);
    expect((await api.ask(twoFactor.key, {}, { as })).key).not.toBe(key);
    api.clock.advance(30 * MINUTE);
    await api.modules.twoFactor.sweep();
    expect(await api.sql('select * from two_factors where user_id = $1', [person.id])).toEqual([]);
  });

  test('of somebody who has switched it on is told no more', async () => {
    const { as } = await careful();
    for (const endpoint of [twoFactor.qrCode, twoFactor.key])
      expect(await api.call(endpoint, {}, { as })).toMatchObject({ status: 409, error: { code: 'two_factor_active' } });
  });
});

describe('switching it on', () => {
  test('takes the code of the app, sets the flag, and tells ten recovery codes', async () => {
    const person = await newPerson();
    const as = await api.signIn(person);
    const app = await waitingFactor(api, person);
    expect(await activate(as, '000000')).toMatchObject(invalid);
    expect(await isOn(as)).toBe(false);
    const { status, body } = await activate(as, ` ${app.code().slice(0, 3)} ${app.code().slice(3)}`.trim());
    expect(status).toBe(200);
    expect(new Set(body.recovery_codes).size).toBe(10);
    for (const code of body.recovery_codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
    expect(await isOn(as)).toBe(true);
    expect(await actionsOf(person)).toEqual(['user.two_factor_started', 'user.two_factor_refused', 'user.two_factor_activated']);
  });

  test('ends the sessions that the password alone began, and keeps this one', async () => {
    const person = await newPerson();
    const [here, there] = [await api.signIn(person), await api.signIn(person)];
    const app = await waitingFactor(api, person);
    expect((await activate(here, app.code())).status).toBe(200);
    expect((await api.call(session.user, {}, { as: there })).status).toBe(401);
    expect((await api.call(session.user, {}, { as: here })).status).toBe(200);
  });

  test('twice at once happens once, and a repeat tells no codes again', async () => {
    const person = await newPerson();
    const as = await api.signIn(person);
    const app = await waitingFactor(api, person);
    const headers = { 'idempotency-key': 'activate-once' };
    const answers = await Promise.all([activate(as, app.code(), headers), activate(as, app.code(), headers)]);
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 1 });
    expect(await activate(as, app.code(1), headers)).toMatchObject({ status: 409, error: { code: 'two_factor_active' } });
    expect(await api.sql('select * from idempotency_keys')).toEqual([]);
    expect(await api.sql('select * from recovery_codes where user_id = $1', [person.id])).toHaveLength(10);
  });

  test('without a QR code is refused', async () => {
    expect(await activate(await api.signIn(await newPerson()), '123456')).toMatchObject({ status: 409 });
  });
});

describe('a login', () => {
  test('with the password alone gets no session, and is told so only with the right one', async () => {
    const { person } = await careful();
    const { status, error, headers } = await login(person);
    expect([status, error, headers['set-cookie']]).toEqual([401, { message: TWO_FACTOR_NEEDED }, undefined]);
    const wrong = await api.call(session.login, { body: { email: person.email, password: 'errada' } });
    expect([wrong.status, wrong.error.message]).toEqual([401, 'E-mail ou senha incorretos.']);
    const wrongWithKey = await api.call(session.login, { body: { email: person.email, password: 'errada', '2fa_key': '123456' } });
    expect([wrongWithKey.status, wrongWithKey.error]).toEqual([401, wrong.error]);
  });

  test('enters with the code, a step early or late too', async () => {
    const { person, app } = await careful();
    for (const steps of [-1, 0, 1]) {
      api.clock.advance(3 * STEP);
      const { status, body, headers } = await login(person, app.code(steps));
      expect([status, body.user.has_two_factor, String(headers['set-cookie'])]).toEqual([200, true, expect.stringContaining('session=')]);
    }
    api.clock.advance(3 * STEP);
    for (const steps of [-2, 2]) expect(await login(person, app.code(steps))).toMatchObject(invalid);
    expect((await login(person, app.code())).status).toBe(200);
  });

  test.each(['12345', 'abcdef', '１２３４５６', 'AAAAA-AAAAA', "' or true"])('with %j does not', async (key) => {
    const { person } = await careful();
    const { status, error, headers } = await login(person, key);
    expect([status, error.message, headers['set-cookie']]).toEqual([422, expect.stringMatching(/\S/), undefined]);
  });

  test('takes a code once, also of ten at the same moment, and none that is older', async () => {
    const { person, app } = await careful();
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(person, app.code())));
    expect(tally(answers.map(({ status }) => (status === 429 ? 422 : status)))).toEqual({ 200: 1, 422: 9 });
    api.clock.advance(15 * MINUTE);
    expect((await login(person, app.code())).status).toBe(200);
    for (const steps of [0, -1]) expect(await login(person, app.code(steps))).toMatchObject(invalid);
    expect((await login(person, app.code(1))).status).toBe(200);
  });

  test('takes the code that switched it on no second time', async () => {
    const person = await newPerson();
    const app = await waitingFactor(api, person);
    await activate(await api.signIn(person), app.code());
    expect(await login(person, app.code())).toMatchObject(invalid);
  });

  test("takes nobody else's code", async () => {
    const [one, other] = [await switchedOn(), await switchedOn()];
    expect(await login(one.person, other.app.code())).toMatchObject(invalid);
    expect(await login(one.person, other.recovery_codes[0])).toMatchObject(invalid);
  });

  test('of somebody who has not switched it on asks for nothing', async () => {
    const person = await newPerson();
    expect((await login(person)).status).toBe(200);
    await waitingFactor(api, person);
    expect((await login(person)).status).toBe(200);
    expect((await login(person, '123456')).status).toBe(200);
  });

  test('with a wrong code waits ever longer, wherever it comes from, and the wait passes', async () => {
    const { person, app } = await careful();
    for (let count = 0; count < 5; count += 1) expect(await login(person, '000000')).toMatchObject(invalid);
    const waits: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const { status, error, headers } = await login(person, app.code());
      const wait = Number(headers['retry-after']);
      const words = wait > 60 ? ` Faltam ${Math.ceil(wait / 60)} minutos.` : '';
      expect([status, error.message]).toEqual([429, `${TOO_MANY_ACTIONS}${words}`]);
      waits.push(wait);
      api.clock.advance(Number(headers['retry-after']) * 1_000);
      expect(await login(person, '000000')).toMatchObject(invalid);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
    api.clock.advance(15 * MINUTE);
    expect((await login(person, app.code())).status).toBe(200);
    expect(await login(person, '000000')).toMatchObject(invalid);
    expect((await login(person, app.code(1))).status).toBe(200);
  });

  test('guessed by who knows the password leaves the owner alone where they have entered before', async () => {
    const { person, app } = await careful();
    const body = { email: person.email, password: api.password, '2fa_key': app.code() };
    const entered = await api.call(session.login, { body }, {});
    const cookie =
      [entered.headers['set-cookie']]
        .flat()
        .map((each) => String(each).split(';')[0] ?? '')
        .find((each) => /device/.test(each)) ?? '';
    for (let count = 0; count < 5; count += 1) expect(await login(person, '000000')).toMatchObject(invalid);
    expect((await login(person, app.code(1))).status).toBe(429);
    const again = await api.call(session.login, { body: { ...body, '2fa_key': app.code(1) } }, { headers: { cookie } });
    expect(again.status).toBe(200);
  });

  test('accepted while the clock ran a day ahead, the right clock accepts the next', async () => {
    const { person, app } = await careful();
    api.clock.advance(24 * 60 * MINUTE);
    expect((await login(person, app.code())).status).toBe(200);
    api.clock.advance(-24 * 60 * MINUTE);
    expect((await login(person, app.code())).status).toBe(200);
    expect(await login(person, app.code())).toMatchObject(invalid);
  });

  test('many wrong ones at once gain nothing', async () => {
    const { person } = await careful();
    const answers = await Promise.all(Array.from({ length: 30 }, () => login(person, '000000')));
    expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
  });
});

test('who switches it on, uses a recovery code and switches it off hears of each by e-mail', async () => {
  const { person, as, recovery_codes } = await switchedOn();
  expect((await login(person, recovery_codes[0])).status).toBe(200);
  expect((await deactivate(as, recovery_codes[1] ?? '')).status).toBe(204);
  const jobs = () =>
    api.sql<{ what: string }>(
      "select data->>'what' as what from pgboss.job where name = 'user.security-mail' and (data->>'user_id')::int = $1 order by data->>'at', id",
      [person.id],
    );
  const told = { two_factor_on: 1, recovery_code_used: 2, two_factor_off: 1 };
  expect(tally((await jobs()).map(({ what }) => what))).toEqual(told);
  const messages = async () => (await api.outbox()).filter((text) => text.includes(`To: ${person.email}`));
  await expect.poll(async () => (await messages()).length).toBe(4);
});

describe('a recovery code', () => {
  test('enters once, typed in small letters and without its hyphen too', async () => {
    const { person, recovery_codes } = await switchedOn();
    const [first = '', second = ''] = recovery_codes;
    expect((await login(person, first)).status).toBe(200);
    expect(await login(person, first)).toMatchObject(invalid);
    expect((await login(person, second.toLowerCase().replace('-', ''))).status).toBe(200);
    expect((await actionsOf(person)).filter((action) => action === 'user.recovery_code_used')).toHaveLength(2);
  });

  test('enters once of five at the same moment', async () => {
    const { person, recovery_codes } = await switchedOn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(person, recovery_codes[3])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is kept only as a salted hash', async () => {
    const { person, recovery_codes } = await switchedOn();
    const rows = await api.sql<{ code_hash: string }>('select code_hash from recovery_codes where user_id = $1', [person.id]);
    for (const { code_hash } of rows) expect(code_hash).toMatch(/^\$argon2id\$/);
    const [everything] = await api.sql<{ text: string }>("select string_agg(e::text, '') as text from events e");
    for (const code of recovery_codes) expect(everything?.text).not.toContain(code.replace('-', ''));
  });
});

describe('recovery codes', () => {
  const left = (as: TestSession) => api.ask(twoFactor.codes, {}, { as });
  const renew = (as: TestSession, key: string) => api.call(twoFactor.renewCodes, { body: { '2fa_key': key } }, { as });

  test('are counted, those of nobody else among them', async () => {
    const [{ person, as, recovery_codes }, other] = [await switchedOn(), await switchedOn()];
    expect(await left(as)).toEqual({ left: 10, total: 10 });
    for (const code of recovery_codes.slice(0, 3)) expect((await login(person, code)).status).toBe(200);
    expect(await left(as)).toEqual({ left: 7, total: 10 });
    expect(await left(other.as)).toEqual({ left: 10, total: 10 });
    expect(await left(await api.signIn(await newPerson()))).toEqual({ left: 0, total: 0 });
  });

  test('are renewed with a code of the app: all former ones end, and the person hears of it', async () => {
    const { person, as, app, recovery_codes } = await switchedOn();
    expect((await login(person, recovery_codes[0])).status).toBe(200);
    expect(await renew(as, api.password)).toMatchObject({ status: 422 });
    expect(await renew(as, '000000')).toMatchObject(invalid);
    expect(await left(as)).toEqual({ left: 9, total: 10 });
    const { status, body } = await renew(as, app.code());
    expect([status, new Set([...recovery_codes, ...body.recovery_codes]).size]).toEqual([200, 20]);
    expect(await left(as)).toEqual({ left: 10, total: 10 });
    expect(await login(person, recovery_codes[1])).toMatchObject(invalid);
    expect((await login(person, body.recovery_codes[0])).status).toBe(200);
    expect((await actionsOf(person)).filter((action) => action === 'user.recovery_codes_renewed')).toHaveLength(1);
    const mails = await api.sql(
      "select id from pgboss.job where name = 'user.security-mail' and (data->>'user_id')::int = $1 and data->>'what' = 'recovery_codes_renewed'",
      [person.id],
    );
    expect(mails).toHaveLength(1);
  });

  test('are renewed with the last of them, for who has lost the phone, and twice at once only once with it', async () => {
    const { as, recovery_codes } = await switchedOn();
    const answers = await Promise.all([renew(as, recovery_codes[9] ?? ''), renew(as, recovery_codes[9] ?? '')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await left(as)).toEqual({ left: 10, total: 10 });
  });

  test('of who has not switched it on are none to renew', async () => {
    expect(await renew(await api.signIn(await newPerson()), '123456')).toMatchObject({
      status: 409,
      error: { code: 'two_factor_inactive' },
    });
  });
});

describe('switching it off', () => {
  test('takes a code of the app; then the password is enough, and nothing is left', async () => {
    const { person, as, app, recovery_codes } = await switchedOn();
    expect(await deactivate(as, api.password)).toMatchObject({ status: 422 });
    expect(await deactivate(as, '000000')).toMatchObject(invalid);
    expect((await deactivate(as, app.code())).status).toBe(204);
    expect(await isOn(as)).toBe(false);
    expect((await login(person)).status).toBe(200);
    expect(
      await api.sql('select user_id from two_factors where user_id = $1 union all select user_id from recovery_codes where user_id = $1', [
        person.id,
      ]),
    ).toEqual([]);
    expect((await actionsOf(person)).at(-1)).toBe('user.two_factor_deactivated');
    expect(await deactivate(as, app.code(1))).toMatchObject({ status: 409, error: { code: 'two_factor_inactive' } });
    // On again with another key: the former codes are worth nothing.
    await activeFactor(api, person);
    for (const old of [app.code(1), recovery_codes[0]]) expect(await login(person, old)).toMatchObject(invalid);
  });

  test('takes a recovery code, for who has lost the phone', async () => {
    const { as, recovery_codes } = await switchedOn();
    expect((await deactivate(as, recovery_codes[9] ?? '')).status).toBe(204);
  });

  test('is guessed as slowly as a login', async () => {
    const { person, as, app } = await careful();
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await deactivate(as, '000000')).status);
    expect(tally(statuses)).toEqual({ 422: 5, 429: 2 });
    // Who found an open session and guesses in it does not keep its owner out of the login.
    expect((await login(person, app.code())).status).toBe(200);
  });
});

describe('the key', () => {
  const stored = async ({ id }: TestPerson) =>
    (await api.sql<{ secret: string }>('select secret from two_factors where user_id = $1', [id]))[0]?.secret ?? '';

  test('is encrypted where it lies, for this person alone', async () => {
    const [one, other] = [await newPerson(), await careful()];
    const { key } = await api.ask(twoFactor.key, {}, { as: await api.signIn(one) });
    expect(await stored(one)).toMatch(/^k1\./);
    expect(await stored(one)).not.toContain(key);
    const [everything] = await api.sql<{ text: string }>("select string_agg(e::text, '') as text from events e");
    expect(everything?.text).not.toContain(key);
    // Whoever can write to the database gains nothing by giving somebody their own key.
    await api.sql('update two_factors set secret = $2 where user_id = $1', [other.person.id, await stored(one)]);
    expect((await login(other.person, appOf(key, api.clock).code())).status).toBe(500);
  });

  test('is sealed anew after the server got another one, while the former is still known', async () => {
    const { person, app } = await careful();
    await api.sql('delete from two_factors where user_id <> $1', [person.id]);
    const before = await stored(person);
    const renewed = { secretKey: randomBytes(32), formerSecretKeys: [api.config.secretKey] };
    const after = twoFactorService({ ...api.deps, users: api.modules.users, secrets: createSecrets(renewed) });
    const enters = (service: typeof after, code: string) =>
      api.deps.work({ info: { request_id: 'test', ip: null, user_agent: null, idempotency: null } }, (tx) =>
        service.accepts(tx, person.id, code),
      );
    expect(await enters(after, app.code())).toBe(true);
    await after.reseal();
    const sealed = await stored(person);
    expect(sealed).not.toBe(before);
    expect(sealed.startsWith(createSecrets(renewed).currentPrefix)).toBe(true);
    const alone = twoFactorService({
      ...api.deps,
      users: api.modules.users,
      secrets: createSecrets({ ...renewed, formerSecretKeys: [] }),
    });
    expect(await enters(alone, app.code(1))).toBe(true);
    await alone.reseal();
    expect(await stored(person)).toBe(sealed);
  });
});
