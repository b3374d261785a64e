import { client } from '@esteto/contract/billing/client';
import { session } from '@esteto/contract/identity/session';
import { EMAIL_NOT_VERIFIED, EMAIL_TO_VERIFY } from '@esteto/contract/wire-error';
import { describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/factories.ts';
import { codeIn } from '../../../testing/outbox.ts';
import { tally } from '../../../testing/tally.ts';
import { testApp } from '../../../testing/test-app.ts';

const api = await testApp();
const MINUTE = 60_000;

const newPerson = () => api.make.person({ email_verified_at: null });
const login = ({ email }: TestPerson) => api.call(session.login, { body: { email, password: api.password } });
const verify = (code: string, ip?: string) => api.call(session.verifyEmail, { code }, { ...(ip && { ip }) });
const resend = (email: string, ip?: string) => api.call(session.resendVerification, { body: { email } }, { ...(ip && { ip }) });

/** The messages to somebody, once as many have come. */
const messagesTo = async ({ email }: TestPerson, count: number): Promise<string[]> => {
  const found = async () => (await api.outbox()).filter((text) => text.includes(`To: ${email}`));
  await expect.poll(async () => (await found()).length, { interval: 50 }).toBe(count);
  return found();
};
/** As the job would do it, at once. */
const sendNow = async (person: TestPerson, renew = true): Promise<string> => {
  const before = (await api.outbox()).filter((text) => text.includes(`To: ${person.email}`)).length;
  await api.modules.verifications.send({ email: person.email, renew }, `test-${person.id}-${before}`);
  const after = (await api.outbox()).filter((text) => text.includes(`To: ${person.email}`));
  return after.length > before ? codeIn(after.at(-1)) : 'nothing sent';
};

describe('a person whose e-mail is not verified', () => {
  test('is refused at login, gets a code, and enters once it is confirmed', async () => {
    const person = await newPerson();
    expect(await login(person)).toMatchObject({ status: 401, error: { message: EMAIL_NOT_VERIFIED } });
    const [message] = await messagesTo(person, 1);
    expect((await verify(codeIn(message))).status).toBe(204);
    expect((await login(person)).status).toBe(200);
    const events = await api.sql('select action from events where entity_type = $1 and entity_id = $2 order by id', ['user', person.id]);
    expect(events).toEqual([{ action: 'user.verification_sent' }, { action: 'user.email_verified' }]);
  });

  test('is told so only with the right password', async () => {
    const { email } = await newPerson();
    const { status, error } = await api.call(session.login, { body: { email, password: 'errada' } });
    expect([status, error.message]).toEqual([401, 'E-mail ou senha incorretos.']);
  });

  test('may do nothing but see who they are and leave', async () => {
    const company = await api.make.company();
    const person = await api.make.partner(company, {}, { email_verified_at: null });
    const as = await api.signIn(person);
    const listed = await api.call(client.list, { company_id: company.id }, { as });
    expect([listed.status, listed.error.message]).toEqual([403, EMAIL_TO_VERIFY]);
    expect((await api.call(session.user, {}, { as })).status).toBe(200);
    expect((await api.call(session.logout, {}, { as })).status).toBe(204);
  });
});

describe('a code', () => {
  test('is six letters or digits, kept only as a keyed hash, and good in small letters too', async () => {
    const person = await newPerson();
    const code = await sendNow(person);
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    const [row] = await api.sql<{ all: string }>('select v::text as all from email_verifications v where user_id = $1', [person.id]);
    expect(row?.all).not.toContain(code);
    expect((await verify(code.toLowerCase())).status).toBe(204);
  });

  test('may be used again until it expires after 30 minutes', async () => {
    const person = await newPerson();
    const code = await sendNow(person);
    api.clock.advance(30 * MINUTE - 1);
    expect([(await verify(code)).status, (await verify(code)).status]).toEqual([204, 204]);
    api.clock.advance(1);
    expect((await verify(code)).status).toBe(422);
    await api.modules.verifications.sweep();
    expect(await api.sql('select id from email_verifications where user_id = $1', [person.id])).toEqual([]);
  });

  test.each(['AAAAAA', 'a', '______'])('%j is none', async (code) => {
    const { status, error } = await verify(code);
    expect([status, error]).toEqual([422, { message: 'Insira um código válido.', code: 'code_invalid' }]);
  });

  test('that went to a former address confirms nothing', async () => {
    const person = await newPerson();
    const code = await sendNow(person);
    await api.sql("update users set email = 'other-' || email where id = $1", [person.id]);
    expect((await verify(code)).status).toBe(422);
  });

  test('of somebody who was switched off confirms nothing', async () => {
    const person = await newPerson();
    const code = await sendNow(person);
    await api.sql('update users set is_active = false where id = $1', [person.id]);
    expect((await verify(code)).status).toBe(422);
  });

  test('is guessed ever more slowly', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1) statuses.push((await verify('AAAAAA', '192.0.2.50')).status);
    expect(tally(statuses)).toEqual({ 422: 5, 429: 3 });
  });
});

describe('asking for another code', () => {
  test('sends one a minute at most and tells how long to wait, whether there is such a person or not', async () => {
    const person = await newPerson();
    for (const email of [person.email, 'ninguem.mesmo@teste.test']) {
      expect((await resend(email)).body).toEqual({ wait_seconds: 0 });
      expect((await resend(email)).body).toEqual({ wait_seconds: 60 });
    }
    api.clock.advance(18_500);
    expect((await resend(person.email.toUpperCase())).body).toEqual({ wait_seconds: 42 });
    await messagesTo(person, 1);
    api.clock.advance(41_500);
    expect((await resend(person.email)).body).toEqual({ wait_seconds: 0 });
    expect(await messagesTo(person, 2)).toHaveLength(2);
  });

  test('sends a new one while the last still holds', async () => {
    const person = await newPerson();
    const first = await sendNow(person);
    const second = await sendNow(person);
    expect(second).toMatch(/^\w{6}$/);
    expect(second).not.toBe(first);
    // A refused login only reminds of what was sent.
    api.clock.advance(2 * MINUTE);
    expect(await sendNow(person, false)).toBe('nothing sent');
    expect((await verify(first)).status).toBe(204);
    expect(await sendNow(person)).toBe('nothing sent');
  });

  test('answers the same for an e-mail that nobody has, and sends nothing', async () => {
    const person = await newPerson();
    for (const email of ['ninguem@teste.test', person.email]) expect((await resend(email)).status).toBe(200);
    expect(await messagesTo(person, 1)).toHaveLength(1);
    expect((await api.outbox()).filter((text) => text.includes('ninguem@teste.test'))).toEqual([]);
  });

  test('over and over is slowed down', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await resend('ninguem@teste.test', '192.0.2.51')).status);
    expect(tally(statuses)).toEqual({ 200: 5, 429: 2 });
  });
});
