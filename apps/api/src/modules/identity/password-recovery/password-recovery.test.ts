import { codedError } from '@esteto/contract/coded-error';
import { passwordRecovery } from '@esteto/contract/identity/password-recovery';
import { session } from '@esteto/contract/identity/session';
import { RECOVERY_LINK_MINUTES } from '@esteto/domain/identity/user/access-codes';
import { describe, expect, test } from 'vitest';
import { systemActor } from '../../../platform/work/actor.ts';
import { linkIn } from '../../../testing/outbox.ts';
import { tally } from '../../../testing/tally.ts';
import { testApp } from '../../../testing/test-app.ts';

const api = await testApp();
const NEW = 'a senha que escolhi';

const issue = (id: number) => api.modules.passwordRecoveries.issue(systemActor('test'), id);
const recover = (token: string, password = NEW, ip?: string) =>
  api.call(passwordRecovery.recover, { body: { token, password } }, { ...(ip && { ip }) });
const login = (email: string, password: string) => api.call(session.login, { body: { email, password } });

describe('a link to set the password', () => {
  test('sets it once, ends the sessions, and is told to the audit trail without any secret', async () => {
    const person = await api.make.person({});
    const former = await api.signIn(person);
    const token = await issue(person.id);
    expect(token).toMatch(/^[\w-]{43}$/);
    const [kept] = await api.sql<{ all: string }>('select r::text as all from password_recoveries r where user_id = $1', [person.id]);
    expect(kept?.all).not.toContain(token);

    expect((await recover(token)).status).toBe(204);
    expect((await login(person.email, NEW)).status).toBe(200);
    expect((await login(person.email, api.password)).status).toBe(401);
    expect((await api.call(session.user, {}, { as: former })).status).toBe(401);
    expect(await recover(token)).toMatchObject({ status: 422, error: codedError('recovery_link_invalid') });
    const events = await api.sql<{ action: string; all: string }>(
      "select action, e::text as all from events e where entity_type = 'user' and entity_id = $1 order by id",
      [person.id],
    );
    expect(events.map(({ action }) => action)).toEqual(['user.recovery_issued', 'user.password_changed']);
    expect(events.map(({ all }) => all).join()).not.toMatch(/argon2|a senha que/);
  });

  test('is looked at as often as one likes, and says that it is over as soon as it is', async () => {
    const { id } = await api.make.person({});
    const token = await issue(id);
    const look = () => api.call(passwordRecovery.look, { body: { token } });
    expect(await look()).toMatchObject({ status: 200, body: { is_invite: false } });
    expect((await look()).status).toBe(200);
    expect((await recover(token)).status).toBe(204);
    expect(await look()).toMatchObject({ status: 422, error: codedError('recovery_link_invalid') });
  });

  test('of two who use it at once, one sets the password', async () => {
    const { id } = await api.make.person({});
    const token = await issue(id);
    const answers = await Promise.all([recover(token), recover(token, 'outra senha boa')]);
    expect(tally(answers.map(({ status }) => status))).toEqual({ 204: 1, 422: 1 });
  });

  test('ends after its minutes, when another is drawn, and for who was switched off', async () => {
    const { id } = await api.make.person({});
    const first = await issue(id);
    const second = await issue(id);
    expect((await recover(first)).status).toBe(422);
    await api.sql('update users set is_active = false where id = $1', [id]);
    expect((await recover(second)).status).toBe(422);
    await api.sql('update users set is_active = true where id = $1', [id]);
    api.clock.advance(RECOVERY_LINK_MINUTES * 60_000);
    expect((await recover(second)).status).toBe(422);
    await api.modules.passwordRecoveries.sweep();
    expect(await api.sql('select * from password_recoveries where user_id = $1', [id])).toEqual([]);
  });

  test('is not used up by the name of the e-mail', async () => {
    const { id } = await api.make.person({ email: 'qz7-kwirp-9vlumnat@teste.test' });
    const token = await issue(id);
    const easy = await recover(token, 'qz7-kwirp-9vlumnat');
    expect(easy).toMatchObject({ status: 422, error: { errors: { password: [expect.stringMatching(/^Senha fácil/)] } } });
    expect((await recover(token)).status).toBe(204);
  });

  test('is not used up by a password that is too short', async () => {
    const { id } = await api.make.person({});
    const token = await issue(id);
    expect(await recover(token, 'curta')).toMatchObject({ status: 422, error: { errors: { password: [expect.stringMatching(/8/)] } } });
    expect((await recover(token)).status).toBe(204);
  });

  test('is guessed ever more slowly', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await recover('A'.repeat(43), NEW, '192.0.2.60')).status);
    expect(tally(statuses)).toEqual({ 422: 5, 429: 2 });
  });
});

describe('asking for a link', () => {
  const ask = (email: string, ip?: string) => api.call(passwordRecovery.ask, { body: { email } }, { ...(ip && { ip }) });
  const sentTo = async (email: string) => (await api.outbox()).filter((text) => text.includes(`To: ${email}`));
  /** As the job would do it, at once. */
  const sendNow = (email: string, job: string) => api.modules.passwordRecoveries.send({ email }, job);

  test('brings one by e-mail that sets the password', async () => {
    const { email } = await api.make.person({});
    expect((await ask(email.toUpperCase())).status).toBe(204);
    await expect.poll(async () => (await sentTo(email)).length, { interval: 50 }).toBe(1);
    const [message] = await sentTo(email);
    const token = linkIn(message, '/recuperar-senha/').split('/').at(-1) ?? '';
    expect((await recover(token)).status).toBe(204);
    expect((await login(email, NEW)).status).toBe(200);
  });

  test('answers nobody’s e-mail the same and sends nothing, nor to who was switched off', async () => {
    const off = await api.make.person({ is_active: false });
    expect((await ask('ninguem@teste.test')).status).toBe(204);
    for (const email of ['ninguem@teste.test', off.email]) {
      await sendNow(email, `test-${email}`);
      expect(await sentTo(email)).toEqual([]);
    }
  });

  test('sends one a minute at most; the last one holds', async () => {
    const { email } = await api.make.person({});
    await sendNow(email, 'minute-1');
    await sendNow(email, 'minute-2');
    expect(await sentTo(email)).toHaveLength(1);
    api.clock.advance(60_000);
    await sendNow(email, 'minute-3');
    const [first, second] = (await sentTo(email)).map((text) => linkIn(text, '/recuperar-senha/').split('/').at(-1) ?? '');
    expect([(await recover(first ?? '')).status, (await recover(second ?? '')).status]).toEqual([422, 204]);
  });

  test('fills nobody’s mailbox, whoever asks: five in an hour, of which the last holds, and then again', async () => {
    const { email } = await api.make.person({});
    // The jobs alone send: one of them still under way would draw a link beside that of the next.
    const underWay = async () =>
      (await api.sql("select id from pgboss.job where name = 'user.recovery-mail' and state in ('created', 'retry', 'active')")).length;
    const askAndWait = async () => {
      expect((await ask(email)).status).toBe(204);
      await expect.poll(underWay, { interval: 20 }).toBe(0);
      api.clock.advance(61_000);
    };
    for (let count = 0; count < 8; count += 1) await askAndWait();
    const links = (await sentTo(email)).map((text) => linkIn(text, '/recuperar-senha/').split('/').at(-1) ?? '');
    expect(links).toHaveLength(5);
    expect((await recover(links.at(-1) ?? '')).status).toBe(204);
    api.clock.advance(3_600_000);
    await askAndWait();
    const asked = (await sentTo(email)).filter((text) => text.includes('/recuperar-senha/'));
    expect(asked).toHaveLength(6);
  });

  test('is asked ever more slowly for many e-mails from one address, and is never told whose they are', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 64; count += 1) statuses.push((await ask(`estranho-${count}@teste.test`, '192.0.2.62')).status);
    expect(tally(statuses)).toEqual({ 204: 60, 429: 4 });
    expect((await ask('estranho-1@teste.test', '192.0.2.63')).status).toBe(204);
  });

  test('is asked ever more slowly for one e-mail from one address', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await ask('muitas@teste.test', '192.0.2.61')).status);
    expect(tally(statuses)).toEqual({ 204: 5, 429: 2 });
  });
});
