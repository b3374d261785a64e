import { randomUUID } from 'node:crypto';
import { codedError } from '@esteto/contract/coded-error';
import { company as companies } from '@esteto/contract/company/company';
import { member } from '@esteto/contract/company/member';
import { invite } from '@esteto/contract/identity/invite';
import { session } from '@esteto/contract/identity/session';
import { signup } from '@esteto/contract/opening/signup';
import { EMAIL_NOT_VERIFIED } from '@esteto/contract/wire-error';
import { COMPANY_GRANTS } from '@esteto/domain/identity/permission/company-grants';
import { describe, expect, test } from 'vitest';
import { newEmail } from '../../../testing/documents.ts';
import { granted, type TestPerson } from '../../../testing/factories.ts';
import { codeIn } from '../../../testing/outbox.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { termsInForce } from '../../opening/signup/signup.examples.ts';
import { inviteSample, newInvite, sentToken, waitingInvite } from './invite.examples.ts';

const api = await testApp({}, { idle: true });
const terms_id = await termsInForce(api);
const PASSWORD = 'cavalo bateria grampo';

const newStaff = () => api.make.analyst([granted('doctors.general', 'view', 'edit')]);
const enter = (token: string, key = randomUUID()) =>
  api.call(invite.enter, { body: { token, key, name: 'Paulo Neves', password: PASSWORD, accepts_terms: true, terms_id } });
const copied = async (id: number, as: TestPerson) => (await api.ask(invite.link, { id }, { as })).link.split('/').at(-1) ?? '';
const mailTo = async (email: string) => (await api.outbox()).filter((text) => text.includes(`To: ${email}`));
const askPartner = (company_id: number, as: TestPerson, email = newEmail()) =>
  api.ask(invite.createForCompany, { body: { ...inviteSample(email), user_type: 'partner', company_id } }, { as });

describe('an invitation by staff', () => {
  test('makes the first partner of a company its owner once somebody else of the staff says yes', async () => {
    const staff = await newStaff();
    const other = await newStaff();
    const company = await api.make.company();
    const asked = await askPartner(company.id, staff);
    expect(asked).toMatchObject({ status: 'pending', company_name: company.name, invited_by: staff.name, accepted_at: null });
    const found = await api.ask(invite.everyOpen, { search: asked.email }, { as: staff });
    expect(found.items.map(({ id }) => id)).toEqual([asked.id]);

    const entered = await enter(await sentToken(await newScene(api), asked));
    expect(entered).toMatchObject({ status: 200, body: { company_id: company.id, awaits_confirmation: true } });
    expect(await api.sql('select id from memberships where company_id = $1', [company.id])).toEqual([]);
    const seen = async (as: TestPerson) => (await api.ask(invite.detail, { id: asked.id }, { as })).can_confirm;
    expect([await seen(staff), await seen(other)]).toEqual([false, true]);
    const confirm = (as: TestPerson) => api.call(invite.confirmForCompany, { id: asked.id }, { as });
    expect(await confirm(staff)).toMatchObject({ status: 403, error: codedError('invite_needs_other') });
    expect((await confirm(other)).status).toBe(204);
    expect((await confirm(other)).status).toBe(422);
    expect(await api.sql('select is_owner from memberships where company_id = $1', [company.id])).toEqual([{ is_owner: true }]);
    expect((await api.ask(invite.everyOpen, { search: asked.email }, { as: staff })).items).toEqual([]);
  });

  test('of an employee opens nothing before the company says yes, and no colleague says it', async () => {
    const scene = await newScene(api);
    const { company, partner } = scene;
    const [staff, other] = [await newStaff(), await newStaff()];
    const body = { ...inviteSample(), grants: [...COMPANY_GRANTS], company_id: company.id };
    const asked = await api.ask(invite.createForCompany, { body }, { as: staff });
    const entered = await enter(await sentToken(scene, asked));
    expect(entered).toMatchObject({ status: 200, body: { awaits_confirmation: true } });
    const refused = { status: 403, error: codedError('invite_needs_other') };
    for (const as of [staff, other]) expect(await api.call(invite.confirmForCompany, { id: asked.id }, { as })).toMatchObject(refused);
    expect(await api.sql("select id from memberships where company_id = $1 and user_type = 'employee'", [company.id])).toEqual([]);
    await api.modules.inviteEntry.tell({ id: asked.id, kind: 'accepted' }, 'test-employee');
    expect((await mailTo(partner.email)).at(-1)).toContain('espera a sua confirma');
    expect((await api.call(invite.confirm, { company_id: company.id, id: asked.id }, { as: partner })).status).toBe(204);
    const people = await api.ask(member.list, { company_id: company.id }, { as: partner });
    expect(people.find(({ email }) => email === asked.email)).toMatchObject({ user_type: 'employee', is_active: true });
  });

  test('is confirmed by nobody who copied its link, but by the owner', async () => {
    const scene = await newScene(api);
    const { company, partner } = scene;
    const [staff, copier] = [await newStaff(), await newStaff()];
    const asked = await askPartner(company.id, staff);
    await enter(await copied(asked.id, copier));
    const refused = { status: 403, error: codedError('invite_needs_other') };
    for (const as of [staff, copier]) expect(await api.call(invite.confirmForCompany, { id: asked.id }, { as })).toMatchObject(refused);
    expect((await api.call(invite.list, { company_id: company.id }, { as: partner })).body).toMatchObject([{ can_confirm: true }]);
    expect((await api.call(invite.confirm, { company_id: company.id, id: asked.id }, { as: partner })).status).toBe(204);
    const people = await api.ask(member.list, { company_id: company.id }, { as: partner });
    expect(people.find(({ email }) => email === asked.email)).toMatchObject({ user_type: 'partner', is_owner: false, is_active: true });
  });

  test('or by a partner who is not the owner is confirmed by another partner', async () => {
    const { company } = await newScene(api);
    const [second, third] = [await api.make.partner(company, {}), await api.make.partner(company, {})];
    const known = await api.make.person({});
    const where = { company_id: company.id };
    const body = { ...inviteSample(known.email), user_type: 'partner' as const };
    const { id, email } = await api.ask(invite.create, { ...where, body }, { as: second });
    const token = await sentToken(await newScene(api), { id, email });
    expect(await api.ask(invite.accept, { body: { token } }, { as: known })).toMatchObject({ awaits_confirmation: true });
    const seen = async (as: TestPerson) => (await api.ask(invite.list, where, { as })).map(({ can_confirm }) => can_confirm);
    expect([await seen(second), await seen(third)]).toEqual([[false], [true]]);
    expect(await api.call(invite.confirm, { ...where, id }, { as: second })).toMatchObject({ status: 403 });
    expect((await api.call(invite.confirm, { ...where, id }, { as: third })).status).toBe(204);
  });

  test('that waits opens nothing, and ends when the company takes it back', async () => {
    const scene = await newScene(api);
    const { company, partner } = scene;
    const { id } = await waitingInvite(scene);
    const resent = await api.call(invite.resend, { company_id: company.id, id }, { as: partner });
    expect(resent).toMatchObject({ status: 409, error: codedError('invite_used') });
    expect((await api.call(invite.remove, { company_id: company.id, id }, { as: partner })).status).toBe(204);
    expect((await api.call(invite.confirm, { company_id: company.id, id }, { as: partner })).status).toBe(404);
    expect(await api.sql('select id from memberships where company_id = $1 and user_id <> $2', [company.id, partner.id])).toEqual([]);
  });
});

describe('a copied link', () => {
  test('stands beside the one that was sent, and ends the copy before it', async () => {
    const scene = await newScene(api);
    const row = await newInvite(scene);
    const sent = await sentToken(scene, row);
    const staff = await newStaff();
    const former = await copied(row.id, staff);
    const token = await copied(row.id, staff);
    expect((await enter(former)).status).toBe(422);
    expect((await api.call(invite.look, { body: { token: sent } })).status).toBe(200);
    expect((await enter(token)).status).toBe(200);
    expect((await api.call(invite.link, { id: row.id }, { as: staff })).status).toBe(422);
  });

  test('proves no e-mail: nobody enters before the code that goes there, and only with the password of that browser', async () => {
    const scene = await newScene(api);
    const { company, partner } = scene;
    const row = await newInvite(scene);
    const key = randomUUID();
    const entered = await enter(await copied(row.id, await newStaff()), key);
    expect(entered).toMatchObject({ status: 200, body: { access_token: null, user: null } });
    expect(await api.sql('select email_verified_at from users where email = $1', [row.email])).toEqual([{ email_verified_at: null }]);
    const login = () => api.call(session.login, { body: { email: row.email, password: PASSWORD } });
    expect(await login()).toMatchObject({ status: 401, error: { message: EMAIL_NOT_VERIFIED } });

    await api.modules.verifications.send({ email: row.email, renew: true }, 'test-copied');
    const code = codeIn((await mailTo(row.email)).at(-1));
    expect(await api.ask(signup.confirm, { body: { key, code, password: null } })).toEqual({ is_unclaimed: false });
    expect((await login()).status).toBe(200);
    const people = await api.ask(member.list, { company_id: company.id }, { as: partner });
    expect(people.map(({ email }) => email)).toContain(row.email);
  });

  test('is told to the owner, and a letter that nobody waits for is not', async () => {
    const scene = await newScene(api);
    const { partner } = scene;
    const bySent = await newInvite(scene);
    await enter(await sentToken(scene, bySent));
    const byCopy = await newInvite(scene);
    await enter(await copied(byCopy.id, await newStaff()));
    const jobs = await api.sql<{ data: { id: number; kind: string } }>("select data from pgboss.job where name = 'invites.news'");
    const told = jobs.map(({ data }) => data.id);
    expect([told.includes(bySent.id), told.includes(byCopy.id)]).toEqual([false, true]);
    await api.modules.inviteEntry.tell({ id: byCopy.id, kind: 'accepted' }, 'test-news');
    expect((await mailTo(partner.email)).at(-1)).toContain('link copiado');
  });

  test('for an account is accepted with it, and the company is there once the owner says yes', async () => {
    const scene = await newScene(api);
    const { company, partner } = scene;
    const known = await api.make.person({});
    const asked = await askPartner(company.id, await newStaff(), known.email);
    const token = await copied(asked.id, await newStaff());
    expect(await api.ask(invite.accept, { body: { token } }, { as: known })).toEqual({
      company_id: company.id,
      awaits_confirmation: true,
    });
    const mine = async () => (await api.ask(companies.mine, {}, { as: known })).map(({ id }) => id);
    expect(await mine()).toEqual([]);
    expect((await api.call(invite.confirm, { company_id: company.id, id: asked.id }, { as: partner })).status).toBe(204);
    expect(await mine()).toEqual([company.id]);
    await api.modules.inviteEntry.tell({ id: asked.id, kind: 'confirmed' }, 'test-confirmed');
    expect((await mailTo(known.email)).at(-1)).toContain('foi confirmada');
  });
});
