import { codedError } from '@esteto/contract/coded-error';
import { accreditation } from '@esteto/contract/duty/accreditation';
import { accreditationInvite } from '@esteto/contract/duty/accreditation-invite';
import { ownAccreditation } from '@esteto/contract/duty/own-accreditation';
import { unit } from '@esteto/contract/duty/unit';
import { session } from '@esteto/contract/identity/session';
import { notice } from '@esteto/contract/office/notice';
import { INVITE_DAYS } from '@esteto/domain/identity/user/invite-form';
import { beforeEach, describe, expect, test } from 'vitest';
import { newEmail } from '../../../../testing/documents.ts';
import type { TestPerson } from '../../../../testing/factories.ts';
import { newScene, type Scene } from '../../../../testing/scene.ts';
import { tally } from '../../../../testing/tally.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { termsInForce } from '../../../opening/signup/signup.examples.ts';
import { newQualification } from '../../qualification/qualification.examples.ts';
import { unitSample } from '../../unit/unit.examples.ts';
import { invited } from '../accreditation.examples.ts';
import { inviteSample, newDoctorInvite, sentDoctorToken, tokenOfAccount } from './accreditation-invite.examples.ts';

const api = await testApp({}, { idle: true });
const terms_id = await termsInForce(api);
let scene: Scene;
beforeEach(async () => {
  scene = await newScene(api);
});

const PASSWORD = 'cavalo bateria grampo';
const here = () => ({ group_id: scene.group.id });
const asManager = () => ({ as: scene.manager });
const look = (token: string) => api.call(accreditationInvite.look, { body: { token } });
const enter = (token: string) =>
  api.call(accreditationInvite.enter, {
    body: { token, name: 'Rui Barreto', phone: '81999998888', password: PASSWORD, accepts_terms: true, terms_id },
  });
const create = (body: object, as = scene.manager) =>
  api.call(accreditationInvite.create, { ...here(), body: { ...inviteSample(), ...body } }, { as });
const rows = async (input: object = {}) => (await api.ask(accreditationInvite.list, { ...here(), ...input }, asManager())).items;
const accreditations = async () => (await api.ask(accreditation.list, here(), asManager())).items;

/** Whoever came in with the link, and the company on trial that they have since. */
const cameIn = async (token: string) => {
  const { status, body } = await enter(token);
  expect(status).toBe(200);
  const { id } = body.user;
  const [tie] = await api.sql<{ id: number; wizard_step: string; account_type: string }>(
    `select c.id::int, c.wizard_step, w.account_type from memberships m
     join companies c on c.id = m.company_id join wizards w on w.company_id = c.id where m.user_id = $1`,
    [id],
  );
  expect(tie).toMatchObject({ wizard_step: 'company_type', account_type: 'free_trial' });
  const [doctor] = await api.sql<TestPerson>('select *, id::int from users where id = $1', [id]);
  return { doctor, own: { company_id: tie?.id ?? 0 } };
};

test('a doctor whom Esteto does not know makes an account with the link, and finds the invite in it', async () => {
  const ward = await api.ask(unit.create, { ...here(), body: unitSample() }, asManager());
  const proof = await newQualification(scene);
  const email = newEmail();
  const told = await create({ email, crm: 'CRM/PE 4711', unit_ids: [ward.id], message: 'Temos plantões de sábado.' });
  expect(told).toMatchObject({ status: 200, body: { professional_name: null } });
  const [row] = await rows();
  expect(row).toMatchObject({ email, status: 'pending', unit_names: ward.name, opened_at: null, invited_by: scene.manager.name });

  const token = await sentDoctorToken(scene, { id: row?.id ?? 0, email });
  const letter = (await api.outbox()).at(-1);
  expect(letter).toContain(scene.group.name);
  expect((await look(token)).body).toMatchObject({ group: scene.group.name, message: 'Temos plantões de sábado.', account: 'none' });
  expect((await look(token)).body.proofs).toEqual([{ name: proof.name, is_required: false }]);
  expect((await rows())[0]?.opened_at).not.toBeNull();
  expect(await accreditations()).toEqual([]);

  const { doctor, own } = await cameIn(token);
  // An account that was made, and whose link was not accepted yet, signs in.
  expect((await look(token)).body).toMatchObject({ account: 'doctor' });
  expect((await api.call(accreditationInvite.accept, { body: { token } }, { as: doctor })).status).toBe(204);
  expect((await api.ask(session.user, {}, { as: doctor })).flags).toEqual([{ description: 'docplantao' }]);
  expect(await accreditations()).toMatchObject([{ professional_name: 'Rui Barreto', origin: 'invite', status: 'invited' }]);
  expect(await rows()).toMatchObject([{ status: 'accepted' }]);
  expect((await api.ask(notice.list, {}, asManager())).map(({ title }) => title)).toContain('Rui Barreto entrou pelo seu convite');

  const [record] = await api.ask(ownAccreditation.list, own, { as: doctor });
  expect(record).toMatchObject({ unit_ids: [ward.id], consented_at: null });
  expect(record?.lines).toContainEqual(expect.objectContaining({ qualification_id: proof.id, label: proof.name }));
  const accept = { ...own, id: record?.id ?? 0, body: { version: record?.version ?? 0 } };
  expect(await api.ask(ownAccreditation.accept, accept, { as: doctor })).toMatchObject({
    status: 'filling',
    contact_email: email,
    crm_number: '4711',
    crm_state: 'PE',
  });

  expect(await look(token)).toMatchObject({ status: 409, error: codedError('invite_used') });
  expect((await api.call(accreditationInvite.accept, { body: { token } }, { as: doctor })).status).toBe(409);
});

test('what the trail keeps of it names nobody', async () => {
  const { email } = await newDoctorInvite(scene, { message: 'Um recado.' });
  const [trail] = await api.sql("select string_agg(changes::text, '') as told from events where entity_type = 'accreditation_invite'");
  expect(trail?.told).not.toContain(email);
  expect(trail?.told).not.toContain('Um recado');
});

describe('an e-mail that somebody has', () => {
  test('of a doctor of Esteto is invited there, with the words of the group, and gets no letter', async () => {
    const told = await create({ email: scene.partner.email, message: 'Venha conosco.' });
    expect(told).toMatchObject({ status: 200, body: { professional_name: scene.partner.name } });
    expect(await rows()).toEqual([]);
    expect(await accreditations()).toMatchObject([{ origin: 'internal', status: 'invited' }]);
    const [told1] = await api.ask(notice.list, {}, { as: scene.partner });
    expect(told1?.body).toMatch(/^“Venha conosco\.” /);
    expect(await create({ email: scene.partner.email })).toMatchObject({
      status: 422,
      error: { errors: { email: [expect.stringMatching(/já tem um credenciamento/)] } },
    });
  });

  test('of anybody else tells whoever invites nothing; the link does', async () => {
    for (const { email } of [scene.manager, scene.master, await api.make.employee(scene.company)]) {
      expect(await create({ email })).toMatchObject({ status: 200, body: { professional_name: null } });
      const [row] = await rows({ search: email });
      const token = await sentDoctorToken(scene, { id: row?.id ?? 0, email });
      expect((await look(token)).body).toMatchObject({ account: 'other' });
      expect(await enter(token)).toMatchObject({ status: 409, error: codedError('invite_for_account') });
    }
    const employee = await api.make.employee(scene.company);
    const token = await tokenOfAccount(scene, employee.email);
    expect(await api.call(accreditationInvite.accept, { body: { token } }, { as: employee })).toMatchObject({
      status: 422,
      error: codedError('invite_for_doctor'),
    });
  });

  test('takes the link with that account and no other', async () => {
    const token = await tokenOfAccount(scene, scene.partner.email);
    const other = await api.make.partner(scene.company);
    expect(await api.call(accreditationInvite.accept, { body: { token } }, { as: other })).toMatchObject({
      status: 403,
      error: codedError('invite_for_other'),
    });
    expect((await api.call(accreditationInvite.accept, { body: { token } }, { as: scene.partner })).status).toBe(204);
  });

  test('who came into the group another way meanwhile goes on there', async () => {
    const token = await tokenOfAccount(scene, scene.partner.email);
    const { id } = await invited(scene);
    expect((await api.call(accreditationInvite.accept, { body: { token } }, { as: scene.partner })).status).toBe(204);
    expect((await accreditations()).map((one) => one.id)).toEqual([id]);
    expect(await rows()).toMatchObject([{ status: 'accepted' }]);
  });
});

describe('the link', () => {
  test('of eight who use it at once makes one account', async () => {
    const token = await sentDoctorToken(scene, await newDoctorInvite(scene));
    const statuses = tally((await Promise.all(Array.from({ length: 8 }, () => enter(token)))).map(({ status }) => status));
    expect(statuses[200]).toBe(1);
    expect((statuses[409] ?? 0) + (statuses[422] ?? 0)).toBe(7);
  });

  test('accepted eight times at once makes one accreditation', async () => {
    const token = await tokenOfAccount(scene, scene.partner.email);
    const accept = () => api.call(accreditationInvite.accept, { body: { token } }, { as: scene.partner });
    const statuses = tally((await Promise.all(Array.from({ length: 8 }, accept))).map(({ status }) => status));
    expect(statuses).toEqual({ 204: 1, 409: 7 });
    expect(await accreditations()).toHaveLength(1);
  });

  test('ends after its days; sent again it is another one, and withdrawn none', async () => {
    const invite = await newDoctorInvite(scene);
    const former = await sentDoctorToken(scene, invite);
    api.clock.advance((INVITE_DAYS + 1) * 86_400_000);
    api.forgetSession(scene.manager);
    expect((await look(former)).status).toBe(422);
    expect((await enter(former)).status).toBe(422);
    await api.modules.accreditationInvites.followClock('test');
    expect(await rows({ status: 'expired' })).toHaveLength(1);

    const one = { ...here(), id: invite.id };
    expect((await api.call(accreditationInvite.resend, one, asManager())).status).toBe(204);
    const token = await sentDoctorToken(scene, invite);
    expect([(await look(former)).status, (await look(token)).status]).toEqual([422, 200]);
    expect((await api.call(accreditationInvite.withdraw, one, asManager())).status).toBe(204);
    expect((await look(token)).status).toBe(422);
    expect((await api.call(accreditationInvite.resend, one, asManager())).status).toBe(422);
    expect(await rows()).toMatchObject([{ status: 'withdrawn' }]);
    expect((await create({ email: invite.email })).status).toBe(200);
  });

  test('leads nowhere while the group is switched off', async () => {
    const token = await sentDoctorToken(scene, await newDoctorInvite(scene));
    await api.sql('update management_groups set is_active = false where id = $1', [scene.group.id]);
    expect((await look(token)).status).toBe(422);
  });
});

describe('a group', () => {
  test('asks an e-mail once, of two managers at once too; another group asks it as well', async () => {
    const email = newEmail();
    const second = await api.make.manager(scene.group, 'coordinator');
    const both = await Promise.all([create({ email }), create({ email }, second)]);
    expect(tally(both.map(({ status }) => status))).toEqual({ 200: 1, 422: 1 });
    expect((await create({ email })).error.errors).toEqual({ email: [expect.stringMatching(/já convidou este e-mail/)] });
    const other = await newScene(api);
    const elsewhere = { group_id: other.group.id, body: inviteSample(email) };
    expect((await api.call(accreditationInvite.create, elsewhere, { as: other.manager })).status).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  test('names units of its own; a coordinator those that they look after, and sees no others', async () => {
    const other = await newScene(api);
    const foreign = await api.ask(unit.create, { group_id: other.group.id, body: unitSample() }, { as: other.manager });
    const first = await api.ask(unit.create, { ...here(), body: unitSample() }, asManager());
    const second = await api.ask(unit.create, { ...here(), body: unitSample() }, asManager());
    const coordinator = await api.make.manager(scene.group, 'coordinator');
    await api.sql('update group_managers set unit_ids = $2 where user_id = $1', [coordinator.id, [first.id]]);
    const refused = { unit_ids: ['Unidades: escolha unidades deste grupo.'] };
    expect((await create({ unit_ids: [foreign.id] })).error.errors).toEqual(refused);
    expect((await create({ email: scene.partner.email, unit_ids: [foreign.id] })).error.errors).toEqual(refused);
    expect((await create({ unit_ids: [second.id] }, coordinator)).error.errors).toEqual(refused);
    expect((await create({ unit_ids: [second.id] })).status).toBe(200);
    expect((await create({}, coordinator)).status).toBe(200);
    const theirs = await api.ask(accreditationInvite.list, here(), { as: coordinator });
    expect(theirs.items).toMatchObject([{ unit_names: first.name }]);
    const [hidden] = await rows({ sort: 'sent_at' });
    const one = { ...here(), id: hidden?.id ?? 0 };
    expect((await api.call(accreditationInvite.withdraw, one, { as: coordinator })).status).toBe(404);
    const viewer = await api.make.manager(scene.group, 'viewer');
    expect((await create({}, viewer)).status).toBe(403);
  });

  test('writes to a stranger no address of a site, and so many letters a day', async () => {
    expect((await create({ message: 'Veja em www.vale.com' })).error.errors).toEqual({ message: [expect.stringMatching(/^Mensagem: /)] });
    expect((await create({ crm: '4711' })).error.errors).toEqual({ crm: [expect.stringMatching(/CRM\/SP 123456/)] });
    for (const of of [24, 26]) {
      const manager = await api.make.manager(scene.group, 'coordinator');
      const sent = await Promise.all(Array.from({ length: of }, () => create({}, manager)));
      expect(tally(sent.map(({ status }) => status))).toEqual({ 200: of });
    }
    expect(await create({})).toMatchObject({ status: 409, error: { code: 'too_many_invites' } });
  });
});
