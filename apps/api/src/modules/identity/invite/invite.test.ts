import { randomUUID } from 'node:crypto';
import { codedError } from '@esteto/contract/coded-error';
import { company as companies } from '@esteto/contract/company/company';
import { member } from '@esteto/contract/company/member';
import { invite } from '@esteto/contract/identity/invite';
import { session } from '@esteto/contract/identity/session';
import { INVITE_DAYS } from '@esteto/domain/identity/user/invite-form';
import { describe, expect, test } from 'vitest';
import { gotEnough, sentEnough, UNASKED } from '../../../platform/mail/letter-quota.ts';
import { newEmail } from '../../../testing/documents.ts';
import { newScene } from '../../../testing/scene.ts';
import { tally } from '../../../testing/tally.ts';
import { testApp } from '../../../testing/test-app.ts';
import { termsInForce } from '../../opening/signup/signup.examples.ts';
import { inviteSample, newInvite, sentToken } from './invite.examples.ts';

const api = await testApp({}, { idle: true });
const terms_id = await termsInForce(api);
const PASSWORD = 'cavalo bateria grampo';

const enter = (token: string, password = PASSWORD) =>
  api.call(invite.enter, { body: { token, key: randomUUID(), name: 'Bruno Alves', password, accepts_terms: true, terms_id } });
const look = (token: string) => api.call(invite.look, { body: { token } });

describe('an invitation', () => {
  test('brings somebody new into the company, once, with what was ticked', async () => {
    const scene = await newScene(api);
    const { company, partner } = scene;
    const row = await newInvite(scene);
    const token = await sentToken(scene, row);
    expect((await look(token)).body).toMatchObject({ email: row.email, company: company.name, user_type: 'employee', has_account: false });
    const [open] = (await api.call(invite.list, { company_id: company.id }, { as: partner })).body;
    expect(open).toMatchObject({ id: row.id, status: 'pending', opened_at: expect.any(String) });

    const entered = await enter(token);
    expect(entered).toMatchObject({ status: 200, body: { user: { email: row.email, doctor_role: 'employee' } } });
    expect(await enter(token)).toMatchObject({ status: 409, error: codedError('invite_used') });
    expect((await look(token)).status).toBe(409);
    expect((await api.call(invite.list, { company_id: company.id }, { as: partner })).body).toEqual([]);
    const people = (await api.call(member.list, { company_id: company.id }, { as: partner })).body;
    expect(people.map(({ name, user_type, is_self }) => [name, user_type, is_self])).toEqual([
      [partner.name, 'partner', true],
      ['Bruno Alves', 'employee', false],
    ]);
    expect(people[1]).toMatchObject({
      permissions: [{ name: 'invoices', view: true, edit: false, delete: false }],
      last_access_at: expect.any(String),
    });
    expect((await api.call(session.login, { body: { email: row.email, password: PASSWORD } })).status).toBe(200);
  });

  test('goes out so often in a day of a company and no more, one that is sent again with it', async () => {
    const { company, partner } = await newScene(api);
    const at = { company_id: company.id };
    const as = { as: partner };
    const create = (email = newEmail()) => api.call(invite.create, { ...at, body: inviteSample(email) }, as);
    const first = (await create()).body;
    const resend = () => api.call(invite.resend, { ...at, id: first.id }, as);
    const again: number[] = [];
    for (let count = 0; count < 6; count += 1) again.push((await resend()).status);
    expect(tally(again)).toEqual({ 204: 4, 409: 2 });
    expect((await resend()).error).toEqual({ message: gotEnough('invite'), code: 'too_many_invites' });
    for (let sent = 5; sent < UNASKED.invite.most; sent += 1) expect((await create()).status).toBe(200);
    expect((await create()).error).toEqual({ message: sentEnough('invite'), code: 'too_many_invites' });
    expect((await resend()).error.message).toBe(sentEnough('invite'));
    expect((await api.call(invite.list, at, as)).body).toHaveLength(UNASKED.invite.most - 4);
    const other = await newScene(api);
    expect((await api.call(invite.create, { company_id: other.company.id, body: inviteSample() }, { as: other.partner })).status).toBe(200);
    api.clock.advance(86_400_000);
    expect((await create()).status).toBe(200);
  });

  test('is kept as a hash only, and who guesses waits', async () => {
    const scene = await newScene(api);
    const row = await newInvite(scene);
    const token = await sentToken(scene, row);
    const [kept] = await api.sql<{ all: string }>('select i::text as all from invites i where id = $1', [row.id]);
    expect(kept?.all).not.toContain(token);
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1)
      statuses.push((await api.call(invite.look, { body: { token: 'A'.repeat(43) } }, { ip: '192.0.2.61' })).status);
    expect(tally(statuses)).toEqual({ 422: 5, 429: 2 });
  });

  test('of twelve who use it at once one comes in, and the others are told', async () => {
    const scene = await newScene(api);
    const token = await sentToken(scene, await newInvite(scene));
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter(token)));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 11 });
  });

  test('for an account is accepted with it, and by nobody else', async () => {
    const scene = await newScene(api);
    const known = await api.make.person({});
    const token = await sentToken(scene, await newInvite(scene, known.email));
    expect((await look(token)).body.has_account).toBe(true);
    expect(await enter(token)).toMatchObject({ status: 409, error: codedError('invite_for_account') });
    const other = await api.make.person({});
    expect(await api.call(invite.accept, { body: { token } }, { as: other })).toMatchObject({
      status: 403,
      error: codedError('invite_for_other'),
    });
    expect(await api.ask(invite.accept, { body: { token } }, { as: known })).toEqual({
      company_id: scene.company.id,
      awaits_confirmation: false,
    });
    expect((await api.call(companies.mine, {}, { as: known })).body.map(({ id }) => id)).toEqual([scene.company.id]);
  });

  test('ends after its days, and a new one takes its place', async () => {
    const scene = await newScene(api);
    const { company, partner } = scene;
    const row = await newInvite(scene);
    const former = await sentToken(scene, row);
    api.clock.advance((INVITE_DAYS + 1) * 86_400_000);
    api.forgetSession(partner);
    expect((await look(former)).status).toBe(422);
    await api.modules.invites.followClock('test');
    expect((await api.call(invite.list, { company_id: company.id }, { as: partner })).body).toMatchObject([{ status: 'expired' }]);
    expect((await api.call(invite.resend, { company_id: company.id, id: row.id }, { as: partner })).status).toBe(204);
    const token = await sentToken(scene, row);
    expect((await look(former)).status).toBe(422);
    expect((await look(token)).status).toBe(200);
    expect((await api.call(invite.remove, { company_id: company.id, id: row.id }, { as: partner })).status).toBe(204);
    expect((await look(token)).status).toBe(422);
  });

  test('is not sent twice, nor to who is there', async () => {
    const scene = await newScene(api);
    const { company, partner } = scene;
    const email = newEmail();
    const ask = (to: string) => api.call(invite.create, { company_id: company.id, body: inviteSample(to) }, { as: partner });
    expect((await ask(email)).status).toBe(200);
    expect(await ask(email)).toMatchObject({ status: 422, error: { errors: { email: [expect.stringMatching(/Já há um convite/)] } } });
    expect(await ask(partner.email)).toMatchObject({ status: 422, error: { errors: { email: [expect.stringMatching(/já faz parte/)] } } });
  });
});

describe('somebody of the company', () => {
  test('who is switched off sees nothing of it in the next call', async () => {
    const { company, partner } = await newScene(api);
    const bruno = await api.make.employee(company, [{ name: 'invoices', view: true, edit: false, delete: false }]);
    const mine = async () => (await api.call(companies.mine, {}, { as: bruno })).body.length;
    expect(await mine()).toBe(1);
    const people = (await api.call(member.list, { company_id: company.id }, { as: partner })).body;
    const tie = people.find(({ email }) => email === bruno.email);
    const where = { company_id: company.id, id: tie?.id ?? 0 };
    expect((await api.call(member.deactivate, where, { as: partner })).status).toBe(204);
    expect(await mine()).toBe(0);
    expect((await api.call(member.list, { company_id: company.id }, { as: bruno })).status).toBe(404);
    expect((await api.call(member.activate, where, { as: partner })).status).toBe(204);
    expect(await mine()).toBe(1);
  });

  test('is changed by the version seen; the owner and oneself are never switched off', async () => {
    const { company, partner } = await newScene(api);
    await api.make.employee(company);
    const second = await api.make.partner(company, {});
    const rows = (await api.call(member.list, { company_id: company.id }, { as: second })).body;
    const own = rows.find(({ is_self }) => is_self);
    const owner = rows.find(({ is_owner }) => is_owner);
    const employee = rows.find(({ user_type }) => user_type === 'employee');
    const off = (id = 0) => api.call(member.deactivate, { company_id: company.id, id }, { as: second });
    expect(await off(owner?.id)).toMatchObject({ status: 403, error: codedError('member_is_owner') });
    expect(await off(own?.id)).toMatchObject({ status: 403, error: codedError('member_is_self') });
    const give = (id = 0, version = 1) =>
      api.call(member.update, { company_id: company.id, id, body: { version, grants: ['files:view', 'clients:edit'] } }, { as: partner });
    expect(await give(employee?.id)).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await give(employee?.id)).status).toBe(409);
    expect(await give(own?.id)).toMatchObject({ status: 403, error: codedError('member_is_partner') });
    const [after] = (await api.call(member.list, { company_id: company.id }, { as: partner })).body.filter(({ id }) => id === employee?.id);
    expect(after?.permissions).toEqual([
      { name: 'clients', view: true, edit: true, delete: false },
      { name: 'files', view: true, edit: false, delete: false },
    ]);
  });
});
