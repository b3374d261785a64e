import { doctor } from '@esteto/contract/company/doctor';
import { account } from '@esteto/contract/identity/account';
import { passwordRecovery } from '@esteto/contract/identity/password-recovery';
import { session } from '@esteto/contract/identity/session';
import { twoFactor } from '@esteto/contract/identity/two-factor';
import { TWO_FACTOR_NEEDED } from '@esteto/contract/wire-error';
import { expect, test } from 'vitest';
import { systemActor } from '../../../platform/work/actor.ts';
import type { TestPerson } from '../../../testing/factories.ts';
import { activeFactor } from '../../../testing/second-factor.ts';
import { testApp } from '../../../testing/test-app.ts';

const api = await testApp({}, { idle: true });
const STEP = 30_000;
const DAY = 86_400_000;
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const NEEDED = { status: 401, error: { message: TWO_FACTOR_NEEDED } };

type Typed = { password?: string; key?: string; remember?: boolean; cookie?: string };

const login = async ({ email }: Pick<TestPerson, 'email'>, { password = api.password, key, remember = false, cookie }: Typed = {}) => {
  const body = { email, password, remember_device: remember, ...(key !== undefined && { '2fa_key': key }) };
  return api.call(session.login, { body }, { headers: { 'user-agent': CHROME, ...(cookie && { cookie }) } });
};

const rememberedCookie = ({ headers }: Awaited<ReturnType<typeof login>>): string | undefined =>
  [headers['set-cookie']]
    .flat()
    .find((cookie) => String(cookie).startsWith('__Host-esteto_remembered='))
    ?.toString();

/** Somebody with a second factor, and the cookie of a browser that is remembered for them. */
const rememberedPerson = async (person?: TestPerson, held?: string) => {
  const who = person ?? (await api.make.person({}));
  const app = await activeFactor(api, who);
  const entered = await login(who, { key: app.code(), remember: true, ...(held && { cookie: held }) });
  const set = rememberedCookie(entered) ?? '';
  api.clock.advance(2 * STEP);
  return { person: who, app, set, cookie: set.split(';')[0] ?? '', as: await api.signIn(who) };
};

const devices = (as: Parameters<typeof api.ask>[2]) => api.ask(account.rememberedDevices, {}, as);
const actionsOf = async ({ id }: TestPerson) =>
  (
    await api.sql("select action from events where entity_type = 'user' and entity_id = $1 and action like '%device%' order by id", [id])
  ).map(({ action }) => action);

test('a browser is remembered only where it was asked for, with a secret that only its cookie tells', async () => {
  const { person, app, set } = await rememberedPerson();
  expect(set).toMatch(/^__Host-esteto_remembered=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const plain = await login(person, { key: app.code() });
  expect([plain.status, rememberedCookie(plain)]).toEqual([200, undefined]);
  const refused = await login(person, { key: '000000', remember: true });
  expect([refused.status, rememberedCookie(refused)]).toEqual([422, undefined]);
  const rows = await api.sql<{ secret_hash: string }>('select * from remembered_devices where user_id = $1', [person.id]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(set.slice(set.indexOf('=') + 1, set.indexOf(';')));
  const other = await api.make.person({});
  expect(rememberedCookie(await login(other, { remember: true }))).toBeUndefined();
});

test('in it the right password enters, and nothing else does', async () => {
  const { person, cookie } = await rememberedPerson();
  expect(await login(person)).toMatchObject(NEEDED);
  expect((await login(person, { cookie })).status).toBe(200);
  expect(await login(person, { cookie, password: 'errada' })).toMatchObject({
    status: 401,
    error: { message: 'E-mail ou senha incorretos.' },
  });
  expect(await login(person, { cookie: `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}` })).toMatchObject(NEEDED);
  expect(await login(person, { cookie, key: '000000' })).toMatchObject({ status: 422 });
  expect(await actionsOf(person)).toEqual(['user.device_remembered', 'user.device_recognised']);
});

test("somebody else's browser is none of mine, and two people may share one", async () => {
  const mine = await rememberedPerson();
  const other = await rememberedPerson();
  expect(await login(mine.person, { cookie: other.cookie })).toMatchObject(NEEDED);
  // The secret changes for both of them with the second who asks for it.
  const second = await rememberedPerson(other.person, mine.cookie);
  for (const { person } of [mine, second]) expect((await login(person, { cookie: second.cookie })).status).toBe(200);
  expect(await login(mine.person, { cookie: mine.cookie })).toMatchObject(NEEDED);
});

test('after 30 days the code is asked for again, however often the browser was used', async () => {
  const { person, cookie } = await rememberedPerson();
  api.clock.advance(29 * DAY);
  expect((await login(person, { cookie })).status).toBe(200);
  api.clock.advance(DAY);
  expect(await login(person, { cookie })).toMatchObject(NEEDED);
  await api.modules.sessions.sweep();
  expect(await api.sql('select id from remembered_devices where user_id = $1', [person.id])).toEqual([]);
});

test('each is listed where the person sees it, and forgotten by them alone', async () => {
  const { person, cookie, as } = await rememberedPerson();
  const other = await api.make.person({});
  const [device] = await devices({ as });
  expect(await devices({ as })).toMatchObject([{ device: 'Chrome no Windows' }]);
  expect(await devices({ as: other })).toEqual([]);
  const id = device?.id ?? 0;
  expect((await api.call(account.forgetDevice, { id }, { as: other })).status).toBe(404);
  expect((await login(person, { cookie })).status).toBe(200);
  expect((await api.call(account.forgetDevice, { id }, { as })).status).toBe(204);
  expect((await api.call(account.forgetDevice, { id }, { as })).status).toBe(404);
  expect(await login(person, { cookie })).toMatchObject(NEEDED);
  const log = await api.ask(account.accesses, {}, { as });
  expect(log[0]?.label).toBe('Dispositivo lembrado esquecido');
});

test('what protects in an open session asks for the code all the same', async () => {
  const { cookie, as } = await rememberedPerson();
  const headers = { cookie: `${as.headers.cookie}; ${cookie}` };
  expect((await api.call(twoFactor.deactivate, { body: { '2fa_key': '000000' } }, { as, headers })).status).toBe(422);
});

const NEW = 'a senha que escolhi';

test('a new password forgets them all, changed or recovered', async () => {
  const changed = await rememberedPerson();
  await api.ask(account.changePassword, { body: { current_password: api.password, password: NEW } }, { as: changed.as });
  expect(await login(changed.person, { cookie: changed.cookie, password: NEW })).toMatchObject(NEEDED);
  expect((await actionsOf(changed.person)).at(-1)).toBe('user.device_forgotten');

  const recovered = await rememberedPerson();
  const token = await api.modules.passwordRecoveries.issue(systemActor('test'), recovered.person.id);
  await api.ask(passwordRecovery.recover, { body: { token, password: NEW } });
  expect(await login(recovered.person, { cookie: recovered.cookie, password: NEW })).toMatchObject(NEEDED);
});

test('switching the second factor off forgets them all; on again, the code is asked for; renewed recovery codes forget none', async () => {
  const { person, app, cookie, as } = await rememberedPerson();
  await api.ask(twoFactor.renewCodes, { body: { '2fa_key': app.code() } }, { as });
  expect((await login(person, { cookie })).status).toBe(200);
  api.clock.advance(2 * STEP);
  await api.ask(twoFactor.deactivate, { body: { '2fa_key': app.code() } }, { as });
  await activeFactor(api, person);
  expect(await login(person, { cookie })).toMatchObject(NEEDED);
});

test('whoever the office signs out everywhere is remembered nowhere; who signs out the other browsers stays', async () => {
  const { person, cookie, as } = await rememberedPerson();
  await api.ask(account.endOtherSessions, {}, { as });
  expect((await login(person, { cookie })).status).toBe(200);
  const master = await api.make.person({ type: 'admin', is_master: true });
  await api.ask(doctor.endSessions, { id: person.id }, { as: master });
  expect(await login(person, { cookie })).toMatchObject(NEEDED);
});

test('an account that is closed leaves none', async () => {
  const { person, as } = await rememberedPerson();
  await api.ask(account.close, { body: { current_password: api.password, leaves_companies: true } }, { as });
  api.clock.advance(8 * DAY);
  await api.modules.accountClosings.settle('test');
  expect(await api.sql('select id from remembered_devices where user_id = $1', [person.id])).toEqual([]);
});
