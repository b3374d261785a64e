import { doctor } from '@esteto/contract/company/doctor';
import { session } from '@esteto/contract/identity/session';
import { describe, expect, test } from 'vitest';
import { newCpf, unique } from '../../../testing/documents.ts';
import { granted } from '../../../testing/factories.ts';
import { linkIn } from '../../../testing/outbox.ts';
import { tally } from '../../../testing/tally.ts';
import { testApp } from '../../../testing/test-app.ts';
import { doctorSample } from './doctor.examples.ts';

const api = await testApp();
const analyst = await api.make.analyst([granted('doctors.users', 'view', 'edit'), granted('advanced.force_logout', 'edit')]);
const as = { as: analyst };
const detail = (id: number) => api.ask(doctor.detail, { id }, as);

describe('the list of people', () => {
  test('holds those of the doctors’ app with their companies and last access, narrowed by what they are', async () => {
    const word = `Zimbro${unique()}`;
    const company = await api.make.company();
    const make = (name: string, values: object = {}) =>
      api.make.person({ name: `${word} ${name}`, search_key: `${word} ${name}`.toLowerCase(), ...values });
    const a = await make('A', { doctor_role: 'partner' });
    await api.make.join(a, company);
    await api.signIn(a);
    await make('B', { doctor_role: 'employee', is_active: false });
    await make('C', { doctor_role: 'partner', email_verified_at: null });
    await make('D', { type: 'admin' });
    const found = async (input: object) => (await api.ask(doctor.list, { search: word, ...input }, as)).items;
    const names = async (input: object) => (await found(input)).map(({ name }) => name.slice(-1)).join('');
    expect(await names({})).toBe('ABC');
    expect(await names({ doctor_role: 'partner' })).toBe('AC');
    expect(await names({ is_active: true })).toBe('AC');
    expect(await names({ unverified: true })).toBe('C');
    expect((await found({}))[0]).toMatchObject({
      companies: [{ id: company.id, name: company.name }],
      last_access_at: expect.stringMatching(/^2026-/),
      is_email_verified: true,
    });
  });
});

describe('the record of a doctor', () => {
  test('begins empty, is saved whole, and refuses an older version', async () => {
    const { id } = await api.make.person({ doctor_role: 'partner' });
    expect(await detail(id)).toMatchObject({ version: 1, doctor: { cpf: null, crms: [], has_fies: false } });
    const body = doctorSample();
    const saved = await api.ask(doctor.update, { id, body: { ...body, version: 1 } }, as);
    expect(saved).toMatchObject({
      version: 2,
      name: 'Ana Souza',
      doctor: { cpf: body.doctor.cpf, crms: body.doctor.crms, has_fies: true },
    });
    const again = { ...body, version: 2, doctor: { ...body.doctor, cpf: newCpf(), has_fies: false } };
    expect(await api.ask(doctor.update, { id, body: again }, as)).toMatchObject({ version: 3, doctor: { has_fies: false } });
    expect(await api.call(doctor.update, { id, body: again }, as)).toMatchObject({ status: 409, error: { current_version: 3 } });
    const events = await api.sql("select action from events where action like 'doctor.%' and actor_user_id = $1 order by id", [analyst.id]);
    expect(events.map(({ action }) => action)).toEqual(['doctor.created', 'doctor.edited']);
  });

  test('is the partner of their company too: who changes a CPF changes it there, and no two partners have one', async () => {
    const company = await api.make.company();
    const owner = await api.make.person({ doctor_role: 'partner' });
    await api.make.join(owner, company, { is_owner: true });
    const partnerOf = (is_owner: boolean, cpf: string) =>
      api.sql(
        `insert into partners (company_id, is_owner, name, form, created_at, updated_at) values ($1, $2, 'Ana Souza', $3, now(), now())`,
        [company.id, is_owner, JSON.stringify({ name: 'Ana Souza', cpf, rg: '12.345.678-9' })],
      );
    const other = newCpf();
    await partnerOf(true, newCpf());
    await partnerOf(false, other);
    const body = doctorSample();
    await api.ask(doctor.update, { id: owner.id, body: { ...body, version: 1 } }, as);
    const forms = () => api.sql('select form from partners where company_id = $1 order by is_owner desc', [company.id]);
    expect(await forms()).toMatchObject([
      { form: { cpf: body.doctor.cpf, birth_date: '1985-03-02', rg: '12.345.678-9' } },
      { form: { cpf: other } },
    ]);
    const taken = { ...body, version: 2, doctor: { ...body.doctor, cpf: other } };
    expect((await api.call(doctor.update, { id: owner.id, body: taken }, as)).error?.errors).toEqual({
      'doctor.cpf': ['Outro sócio desta empresa tem este CPF.'],
    });
    // The row that changes for a partner who has an account of their own is theirs, found by the CPF that they had.
    const second = await api.make.person({ doctor_role: 'partner' });
    await api.make.join(second, company);
    await api.ask(doctor.update, { id: second.id, body: { ...body, doctor: { ...body.doctor, cpf: other }, version: 1 } }, as);
    const later = newCpf();
    await api.ask(doctor.update, { id: second.id, body: { ...body, doctor: { ...body.doctor, cpf: later }, version: 2 } }, as);
    expect(await forms()).toMatchObject([{ form: { cpf: body.doctor.cpf } }, { form: { cpf: later } }]);
  });

  test('has a CPF of its own, of two who are saved at once too', async () => {
    const people = [await api.make.person({ doctor_role: 'partner' }), await api.make.person({ doctor_role: 'partner' })];
    const body = { ...doctorSample(), version: 1 };
    const answers = await Promise.all(people.map(({ id }) => api.call(doctor.update, { id, body }, as)));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 422: 1 });
    expect(answers.find(({ status }) => status === 422)?.error.errors).toEqual({ 'doctor.cpf': ['Já existe uma pessoa com este CPF.'] });
  });

  test('moves notices by letters: the new address is asked, and the one to sign in with and the former one are told', async () => {
    const { id, email } = await api.make.person({ doctor_role: 'partner', notifications_email: `antes-${unique()}@teste.test` });
    const { notifications_email: former } = await detail(id);
    const wanted = `novo-${unique()}@teste.test`;
    const mailTo = async (to: string | null) => (await api.outbox()).filter((text) => text.includes(`To: ${to}`));
    await api.ask(doctor.update, { id, body: { ...doctorSample(), notifications_email: wanted, version: 1 } }, as);
    await expect.poll(async () => (await mailTo(wanted)).length).toBe(1);
    expect((await detail(id)).notifications_email).toBe(former);
    const code =
      linkIn((await mailTo(wanted))[0], '/confirmar-email/')
        .split('/')
        .at(-1) ?? '';
    expect((await api.call(session.verifyEmail, { code })).status).toBe(204);
    for (const to of [email, former]) await expect.poll(async () => (await mailTo(to)).at(-1)).toContain('para outro e-mail');
    expect((await detail(id)).notifications_email).toBe(wanted);
  });

  test('of staff or of a manager does not exist here', async () => {
    const master = await api.make.master();
    expect((await api.call(doctor.detail, { id: master.id }, as)).status).toBe(404);
    expect((await api.call(doctor.deactivate, { id: master.id }, as)).status).toBe(404);
  });

  test('who is switched off is out at the next call, and may come back; sessions end without it', async () => {
    const person = await api.make.person({ doctor_role: 'partner' });
    const user = async () => (await api.call(session.user, {}, { as: former })).status;
    let former = await api.signIn(person);
    expect(await user()).toBe(200);
    expect((await api.call(doctor.endSessions, { id: person.id }, as)).status).toBe(204);
    expect(await user()).toBe(401);
    former = await api.signIn(person);
    expect((await api.call(doctor.deactivate, { id: person.id }, as)).status).toBe(204);
    expect(await user()).toBe(401);
    const login = () => api.call(session.login, { body: { email: person.email, password: api.password } });
    expect((await login()).status).toBe(401);
    expect((await api.call(doctor.activate, { id: person.id }, as)).status).toBe(204);
    expect((await login()).status).toBe(200);
  });
});

test('who works in which company is found by either name, narrowed by how the company stands; who was switched off there is not in it', async () => {
  const staff = { as: await api.make.analyst([granted('doctors.general', 'view')]) };
  const word = `Jacaranda${unique()}`;
  const [open, frozen] = [await api.make.company({ name: `${word} Clinica` }), await api.make.company({ accounting_status: 'frozen' })];
  const ana = await api.make.person({ name: `${word} Ana`, search_key: `${word} ana`.toLowerCase() });
  const bruno = await api.make.person({ name: 'Bruno' });
  await api.make.join(ana, frozen, { is_owner: true });
  await api.make.join(bruno, open, { user_type: 'employee' });
  await api.make.join(ana, await api.make.company(), { is_active: false });
  const found = async (input: object) =>
    (await api.ask(doctor.ties, { search: word, ...input }, staff)).items.map(({ doctor_name, company_id }) => [doctor_name, company_id]);
  expect(await found({})).toEqual([
    ['Bruno', open.id],
    [ana.name, frozen.id],
  ]);
  expect(await found({ sort: 'created_at', accounting_status: 'frozen' })).toEqual([[ana.name, frozen.id]]);
  expect(await found({ user_type: 'employee' })).toEqual([['Bruno', open.id]]);
});
