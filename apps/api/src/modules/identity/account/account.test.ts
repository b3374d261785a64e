import { account } from '@esteto/contract/identity/account';
import { session } from '@esteto/contract/identity/session';
import { describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/factories.ts';
import { linkIn } from '../../../testing/outbox.ts';
import { tally } from '../../../testing/tally.ts';
import { testApp } from '../../../testing/test-app.ts';

const api = await testApp();
const NEW = 'a senha que escolhi';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

const login = ({ email }: TestPerson, password = api.password) =>
  api.call(session.login, { body: { email, password } }, { headers: { 'user-agent': CHROME } });

describe('own data', () => {
  test('are shown and changed, and a stale version is refused', async () => {
    const as = await api.make.person({ name: 'Ana Souza' });
    const { version, ...found } = await api.ask(account.detail, {}, { as });
    const none = { notifications_email: null, notifications_email_asked: null, closes_at: null, alone_in: [] };
    expect(found).toEqual({ id: as.id, name: 'Ana Souza', email: as.email, ...none });
    const body = { name: 'Ana Lima', notifications_email: as.email, version };
    expect(await api.ask(account.update, { body }, { as })).toMatchObject({
      name: 'Ana Lima',
      notifications_email: as.email,
      email: as.email,
    });
    expect((await api.call(account.update, { body }, { as })).status).toBe(409);
    const [row] = await api.sql<{ found: boolean }>("select search_key like '%lima%' as found from users where id = $1", [as.id]);
    expect(row?.found).toBe(true);
  });
});

describe('the address for notices', () => {
  const mailTo = async (email: string, count: number): Promise<string[]> => {
    const found = async () => (await api.outbox()).filter((text) => text.includes(`To: ${email}`));
    await expect.poll(async () => (await found()).length).toBe(count);
    return found();
  };
  const codeOf = (message: string | undefined) => linkIn(message, '/confirmar-email/').split('/').at(-1) ?? '';

  test('is the one of before until the new one opens its link, and then tells nothing about the account', async () => {
    const as = await api.make.person({ email_verified_at: null });
    const update = async (notifications_email: string | null) => {
      const { version } = await api.ask(account.detail, {}, { as });
      return api.ask(account.update, { body: { name: 'Ana', notifications_email, version } }, { as });
    };
    expect(await update('Avisos@Teste.test')).toMatchObject({ notifications_email: null, notifications_email_asked: 'avisos@teste.test' });
    const [first] = await mailTo('avisos@teste.test', 1);
    expect((await api.call(session.verifyEmail, { code: codeOf(first) })).status).toBe(204);
    expect(await api.ask(account.detail, {}, { as })).toMatchObject({
      notifications_email: 'avisos@teste.test',
      notifications_email_asked: null,
    });
    // It is another mailbox than the one they sign in with, which stays unconfirmed.
    expect(await api.sql('select email_verified_at from users where id = $1', [as.id])).toEqual([{ email_verified_at: null }]);
    const confirmed = await api.call(account.confirmEmail, { body: { code: codeOf(first) } }, { as });
    expect(confirmed).toMatchObject({ status: 422, error: { code: 'code_invalid' } });

    expect((await update('outros@teste.test')).notifications_email).toBe('avisos@teste.test');
    const [second] = await mailTo('outros@teste.test', 1);
    // Saving the rest of the form changes nothing of what was asked; taking the address away does.
    expect((await update('avisos@teste.test')).notifications_email_asked).toBe('outros@teste.test');
    expect(await update(null)).toMatchObject({ notifications_email: null, notifications_email_asked: null });
    expect((await api.call(session.verifyEmail, { code: codeOf(second) })).status).toBe(422);
  });
});

describe('the password', () => {
  test('is changed with the present one; other sessions end, this one goes on', async () => {
    const person = await api.make.person({});
    const [here, elsewhere] = [await api.signIn(person), await api.signIn(person)];
    const body = { current_password: api.password, password: NEW };
    expect((await api.call(account.changePassword, { body }, { as: here })).status).toBe(204);
    expect((await api.call(session.user, {}, { as: here })).status).toBe(200);
    expect((await api.call(session.user, {}, { as: elsewhere })).status).toBe(401);
    expect([(await login(person)).status, (await login(person, NEW)).status]).toEqual([401, 200]);
    const told = async () => (await api.outbox()).filter((text) => text.includes(`To: ${person.email}`));
    await expect.poll(async () => (await told()).length).toBe(1);
    expect((await told())[0]).toContain('A senha da sua conta foi trocada.');
  });

  test('is not changed with another than the present one, which is guessed ever more slowly', async () => {
    const as = await api.make.person({});
    const wrong = { current_password: 'outra coisa', password: NEW };
    const answers = [];
    for (let count = 0; count < 7; count += 1) answers.push(await api.call(account.changePassword, { body: wrong }, { as }));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 422: 5, 429: 2 });
    expect(answers[0]?.error.errors).toEqual({ current_password: ['A senha atual não confere.'] });
    expect((await login(as)).status).toBe(200);
  });
});

describe('sessions', () => {
  test('are listed by their browser, and one is ended from another', async () => {
    const person = await api.make.person({});
    const here = await api.signIn(person);
    await login(person);
    const open = await api.ask(account.sessions, {}, { as: here });
    expect(open).toHaveLength(2);
    const other = open.find(({ is_current }) => !is_current);
    expect(other).toMatchObject({ device: 'Chrome no Windows' });
    expect((await api.call(account.endSession, { id: other?.id ?? 0 }, { as: here })).status).toBe(204);
    expect(await api.ask(account.sessions, {}, { as: here })).toMatchObject([{ is_current: true }]);
  });

  test('of others are not there', async () => {
    const [mine, theirs] = [await api.make.person({}), await api.make.person({})];
    const as = await api.signIn(mine);
    const [open] = await api.ask(account.sessions, {}, { as: await api.signIn(theirs) });
    expect((await api.call(account.endSession, { id: open?.id ?? 0 }, { as })).status).toBe(404);
    expect(await api.ask(account.sessions, {}, { as: theirs })).not.toEqual([]);
  });

  test('that nobody used for a week are over, and all but this one end at once', async () => {
    const person = await api.make.person({});
    await api.signIn(person);
    api.clock.advance(8 * 86_400_000);
    const [here, elsewhere] = [await api.signIn(person), await api.signIn(person)];
    expect(await api.ask(account.sessions, {}, { as: here })).toHaveLength(2);
    await api.ask(account.endOtherSessions, {}, { as: here });
    expect((await api.call(session.user, {}, { as: elsewhere })).status).toBe(401);
    expect(await api.ask(account.sessions, {}, { as: here })).toMatchObject([{ is_current: true }]);
  });
});

test('the log tells what happened to the account, newest first, and nothing of others', async () => {
  const [as, other] = [await api.make.person({}), await api.make.person({})];
  for (const person of [as, other]) await login(person);
  const here = await api.signIn(as);
  await api.ask(account.changePassword, { body: { current_password: api.password, password: NEW } }, { as: here });
  const log = await api.ask(account.accesses, {}, { as: here });
  expect(log.map(({ label }) => label)).toEqual(['Saída da conta', 'Senha alterada', 'Entrada na conta']);
});
