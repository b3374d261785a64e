import { companyRegister } from '@esteto/contract/company/company-register';
import { companyHistory } from '@esteto/contract/office/company-history';
import { filterOption } from '@esteto/contract/office/filter-option';
import { notice } from '@esteto/contract/office/notice';
import { plan } from '@esteto/contract/plan/plan';
import { registerWith } from '@esteto/domain/company/company/register-form';
import type { StaffPermission } from '@esteto/domain/identity/permission/permissions';
import { describe, expect, test } from 'vitest';
import { newCnpj, newCpf, unique } from '../../../../testing/documents.ts';
import { granted } from '../../../../testing/factories.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { newDepartment } from '../../../identity/department/department.examples.ts';
import { planSample } from '../../../plan/plan/plan.examples.ts';
import { newRegister } from './company-register.examples.ts';

const api = await testApp();
const analyst = await api.make.analyst([granted('doctors.companies', 'view', 'edit')]);
const as = { as: analyst };
const create = (body: object) => api.call(companyRegister.createCompany, { body: { ...newRegister(), ...body } }, as);
const detail = (id: number) => api.ask(companyRegister.detail, { id }, as);

describe('the list of companies', () => {
  test('holds companies and no natural people, found by name and CNPJ, narrowed by who looks after them and how they stand', async () => {
    const word = `Zimbro${unique()}`;
    const mine = await api.make.company({ name: `${word} A`, analyst_id: analyst.id, is_concierge: true });
    const frozen = await api.make.company({ name: `${word} B`, accounting_status: 'frozen', tax_regime: 'normal' });
    const wizard = await api.make.company({ name: `${word} C`, wizard_step: 'plan_choice' });
    await api.make.company({ name: `${word} D`, type: 'natural_person', cnpj: null, cpf: newCpf() });
    const names = async (input: object) =>
      (await api.ask(companyRegister.companies, { search: word, ...input }, as)).items.map(({ name }) => name.slice(-1)).join('');
    expect(await names({})).toBe('ABC');
    expect(await names({ sort: '-name' })).toBe('CBA');
    expect(await names({ analyst_id: analyst.id })).toBe('A');
    expect(await names({ without_analyst: true })).toBe('BC');
    expect(await names({ accounting_status: 'frozen' })).toBe('B');
    expect(await names({ tax_regime: 'normal' })).toBe('B');
    expect(await names({ concierge: '1' })).toBe('A');
    expect(await names({ in_wizard: true })).toBe('C');
    expect(await names({ wizard_step: 'plan_choice' })).toBe('C');
    const master = { as: await api.make.master() };
    const { id: plan_id, name: plan_name } = await api.ask(plan.create, { body: planSample() }, master);
    await api.ask(plan.subscribe, { id: frozen.id, body: { plan_id } }, master);
    expect(await names({ plan_id })).toBe('B');
    const department_id = (await newDepartment({ api, master: master.as })).id;
    await api.sql('insert into department_members (user_id, department_id) values ($1, $2)', [analyst.id, department_id]);
    expect(await names({ department_id })).toBe('A');
    await api.sql('delete from department_members where user_id = $1', [analyst.id]);
    expect((await api.ask(filterOption.plans, { search: plan_name.toUpperCase() }, as)).items).toEqual([
      { id: plan_id, label: plan_name, detail: null },
    ]);
    const [row] = (await api.ask(companyRegister.companies, { plan_id }, as)).items;
    expect(row).toMatchObject({ plan_name, certificate_until: null });
    const found = await api.ask(companyRegister.companies, { search: frozen.cnpj ?? '' }, as);
    expect(found.items.map(({ id }) => id)).toEqual([frozen.id]);
    expect((await api.ask(companyRegister.companies, { search: mine.name }, as)).items[0]).toMatchObject({ analyst_name: analyst.name });
    expect(wizard.id).toBeGreaterThan(0);
  });

  test('of natural people is another permission', async () => {
    expect((await api.call(companyRegister.people, {}, as)).status).toBe(403);
    const other = await api.make.analyst([granted('doctors.natural_persons', 'view')]);
    const person = await api.make.company({ type: 'natural_person', cnpj: null, cpf: newCpf(), name: `Pessoa ${unique()}` });
    const { items } = await api.ask(companyRegister.people, { search: person.name }, { as: other });
    expect(items.map(({ id, document }) => [id, document])).toEqual([[person.id, person.cpf]]);
  });
});

describe('the record of a company', () => {
  test('is written in short, completed later, and tells who changed what', async () => {
    const { body: made } = await create({ analyst_id: analyst.id });
    expect(made).toMatchObject({ accounting_status: 'active', wizard_step: 'finished', analyst_id: analyst.id, version: 1 });
    const { id, version } = made;
    const form = registerWith(made, {});
    const values = {
      ...form,
      fantasy_name: 'Clínica Nova',
      financial_emails: ['financeiro@clinica.test'],
      contract: { owner_name: 'Ana Souza', owner_cpf: newCpf() },
      address: { city: 'Santos', state: 'SP' as const },
    };
    const saved = await api.ask(companyRegister.update, { id, body: { ...values, version } }, as);
    expect(saved).toMatchObject({ version: 2, fantasy_name: 'Clínica Nova', financial_emails: ['financeiro@clinica.test'] });
    expect((await detail(id)).address).toMatchObject({ city: 'Santos', state: 'SP', street: null });
    // The same once more writes nothing.
    expect((await api.ask(companyRegister.update, { id, body: { ...values, version: 2 } }, as)).version).toBe(2);
    const found = await api.ask(companyRegister.companies, { search: 'clinica nova' }, as);
    expect(found.items).toMatchObject([{ id, city: 'Santos' }]);
    const late = await api.call(companyRegister.update, { id, body: { ...values, version } }, as);
    expect(late).toMatchObject({ status: 409, error: { code: 'stale_version', current_version: 2 } });

    // Another regime says since when; what was before is kept with the month in which it ended.
    const normal = { ...values, tax_regime: 'normal' as const, version: 2 };
    expect((await api.call(companyRegister.update, { id, body: normal }, as)).error.errors).toEqual({
      regime_from: ['O regime mudou: diga desde que mês vale.'],
    });
    await api.ask(companyRegister.update, { id, body: { ...normal, regime_from: '2026-10' } }, as);
    expect(await api.sql('select until, tax_regime, on_cash_basis from former_regimes where company_id = $1', [id])).toEqual([
      { until: '2026-10', tax_regime: 'simples', on_cash_basis: false },
    ]);

    const stop = { version: 3, accounting_status: 'frozen' as const, reason: 'Pediu uma pausa.' };
    expect((await api.call(companyRegister.changeStatus, { id, body: stop }, as)).status).toBe(204);
    expect(await detail(id)).toMatchObject({ accounting_status: 'frozen', version: 4 });
    const { items: history } = await api.ask(companyHistory.list, { id }, as);
    expect(history.map(({ label, reason }) => [label, reason])).toEqual([
      ['Situação da empresa alterada', 'Pediu uma pausa.'],
      ['Empresa alterada', null],
      ['Regime de antes guardado', null],
      ['Empresa alterada', null],
      ['Empresa cadastrada', null],
    ]);
    expect(history[0]?.changes).toEqual([{ path: 'accounting_status', label: 'Situação', old: 'Ativo', new: 'Congelado' }]);
    expect(history[1]?.changes).toEqual([expect.objectContaining({ label: 'Regime tributário' })]);
    expect(history[3]?.changes).toEqual(expect.arrayContaining([expect.objectContaining({ label: 'Nome fantasia', new: 'Clínica Nova' })]));
  });

  test('tells its partners, not why, when it comes to stand otherwise', async () => {
    const made = await api.make.company();
    const { id } = made;
    const partner = await api.make.partner(made);
    const told = async () =>
      (await api.ask(notice.list, {}, { as: partner })).filter(({ kind }) => kind === 'company.standing').map(({ body }) => body);
    const stand = (accounting_status: 'active' | 'frozen', version: number) =>
      api.ask(companyRegister.changeStatus, { id, body: { version, accounting_status, reason: 'Só da equipe.' } }, as);
    await stand('frozen', 1);
    await stand('frozen', 2);
    expect(await told()).toEqual(['Essa empresa está congelada. Fale com o seu contador.']);
    await stand('active', 3);
    expect(await told()).toEqual(expect.arrayContaining(['A empresa voltou a trabalhar como sempre.']));
    const now = await detail(id);
    const { version } = now;
    const form = registerWith(now, {});
    const ending = { ...form, version, company_status: 'closing' as const };
    await api.ask(companyRegister.update, { id, body: ending as never }, as);
    expect(await told()).toEqual(expect.arrayContaining([expect.stringMatching(/^Essa empresa está em baixa/)]));
  });

  test('keeps its type, and is frozen by nobody who only opens it for licences', async () => {
    const { body: made } = await create({});
    const { id, version } = made;
    const form = registerWith(made, {});
    const licences = { as: await api.make.analyst([granted('registration.licensing', 'view', 'edit')]) };
    const save = (body: object, who = as) => api.call(companyRegister.update, { id, body: { ...form, version, ...body } }, who);
    const type = made.type === 'new_company' ? 'migrated_company' : 'new_company';
    expect(await save({ type })).toMatchObject({ status: 422, error: { errors: { type: [expect.stringMatching(/conversão/)] } } });
    const freeze = { company_status: 'frozen' };
    expect(await save(freeze, licences)).toMatchObject({ status: 422, error: { errors: { company_status: [expect.any(String)] } } });
    const status = { version, accounting_status: 'frozen' as const, reason: 'Pediu uma pausa.' };
    expect((await api.call(companyRegister.changeStatus, { id, body: status }, licences)).status).toBe(403);
    expect((await save({ fantasy_name: 'Clínica' }, licences)).status).toBe(200);
    expect((await save({ ...freeze, version: version + 1 })).status).toBe(200);
  });

  test('is changed section by section, by who keeps each: who opens it for an obligation says nothing of what it is', async () => {
    const { body: made } = await create({});
    const { id } = made;
    const form = registerWith(made, {});
    const save = async (body: object, permission: StaffPermission) => {
      const who = await api.make.analyst([granted(permission, 'view', 'edit')]);
      const { version } = await detail(id);
      const { status, error } = await api.call(companyRegister.update, { id, body: { ...form, version, ...body } }, { as: who });
      return status === 200 ? status : Object.keys(error.errors ?? {});
    };
    const identity = { cnpj: newCnpj(), tax_regime: 'normal', regime_from: '2026-10' };
    for (const permission of ['monthly.obligations', 'doctors.company_certificates', 'registration.licensing'] as const)
      expect(await save(identity, permission)).toEqual(['cnpj', 'tax_regime']);
    expect(await save({ municipal_registration: '98765' }, 'monthly.obligations')).toEqual(['municipal_registration']);
    expect(await save({ financial_emails: ['outro@teste.test'] }, 'monthly.obligations')).toEqual(['financial_emails']);
    expect(await save({ monthly_obligations_observations: 'DAS por e-mail.' }, 'monthly.obligations')).toBe(200);
    expect(await save({ monthly_obligations_observations: 'DAS por e-mail.', fantasy_name: 'Nova' }, 'doctors.general')).toBe(200);
  });

  test('has a CNPJ of its own, a reason for each change of status, and an analyst of the staff', async () => {
    const cnpj = newCnpj();
    await create({ cnpj });
    expect(await create({ cnpj })).toMatchObject({ status: 422, error: { errors: { cnpj: ['Já existe uma empresa com este CNPJ.'] } } });
    const { id } = await api.make.company();
    const change = (body: object) =>
      api.call(companyRegister.changeStatus, { id, body: { version: 1, accounting_status: 'closed', ...body } as never }, as);
    expect(await change({})).toMatchObject({ status: 422, error: { errors: { reason: [expect.any(String)] } } });
    const doctor = await api.make.person({});
    expect((await create({ analyst_id: doctor.id })).status).toBe(404);
    expect(await create({ type: 'natural_person', cpf: newCpf() })).toMatchObject({
      status: 422,
      error: { errors: { type: [expect.any(String)] } },
    });
  });
});

test('a natural person has a CPF of their own, and nothing opens on a day that has not come', async () => {
  const staff = { as: await api.make.analyst([granted('doctors.natural_persons', 'view', 'edit'), granted('doctors.pf_to_pj', 'edit')]) };
  const cpf = newCpf();
  const body = { type: 'natural_person' as const, name: `Ana ${unique()}`, cpf, tax_regime: 'normal' as const };
  const make = () => api.call(companyRegister.createPerson, { body: { ...newRegister(), ...body, cnpj: null } }, staff);
  const { body: first } = await make();
  const taken = { status: 422, error: { errors: { cpf: ['Já existe uma pessoa física com este CPF.'] } } };
  expect(await make()).toMatchObject(taken);
  const answers = await Promise.all(Array.from({ length: 6 }, make));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 422));
  // Who went on as a company may also be a person again.
  const converted = { name: `Ana ${unique()} Ltda.`, tax_regime: 'simples' as const, version: first.version };
  expect((await api.call(companyRegister.convert, { id: first.id, body: converted }, staff)).status).toBe(200);
  expect((await make()).status).toBe(200);
  expect(await create({ opening_date: '2030-01-01' })).toMatchObject({
    status: 422,
    error: { errors: { opening_date: ['Data de abertura: este dia ainda não chegou.'] } },
  });
});

test('many companies get an analyst at once, or none where one is not there; each tells of it', async () => {
  const [first, second] = [await api.make.company(), await api.make.company({ analyst_id: analyst.id })];
  const assign = (ids: number[], analyst_id = analyst.id) => api.call(companyRegister.assign, { body: { ids, analyst_id } }, as);
  expect((await assign([first.id, 9_999_999])).status).toBe(404);
  expect((await detail(first.id)).analyst_id).toBeNull();
  expect((await assign([first.id, second.id, first.id])).status).toBe(204);
  expect((await detail(first.id)).analyst_id).toBe(analyst.id);
  const events = await api.sql("select entity_id::int as id from events where action = 'company.assigned' and entity_id = any($1)", [
    [first.id, second.id],
  ]);
  expect(events).toEqual([{ id: first.id }]);
  expect((await assign([])).status).toBe(422);
});

test('as many companies as a large office has get an analyst at once', async () => {
  await api.sql(`insert into companies (created_at, updated_at, type, name, wizard_step, accounting_status, tax_regime, search_key, address)
    select now(), now(), 'new_company', 'Muitas ' || i, 'finished', 'active', 'simples', 'muitas ' || i, '{}' from generate_series(1, 2000) as i`);
  const rows = await api.sql<{ id: string }>("select id from companies where name like 'Muitas %'");
  const ids = rows.map(({ id }) => Number(id));
  expect((await api.call(companyRegister.assign, { body: { ids, analyst_id: analyst.id } }, as)).status).toBe(204);
  expect(await api.sql('select count(*)::int as count from companies where analyst_id = $1 and id = any($2)', [analyst.id, ids])).toEqual([
    { count: 2000 },
  ]);
  expect((await api.call(companyRegister.assign, { body: { ids: [...ids, 1], analyst_id: analyst.id } }, as)).status).toBe(422);
});

test('a natural person becomes a company with all that is theirs, once, and only by who may', async () => {
  const converter = { as: await api.make.analyst([granted('doctors.pf_to_pj', 'edit'), granted('doctors.companies', 'view')]) };
  const person = await api.make.company({ type: 'natural_person', cnpj: null, cpf: newCpf(), name: `Pessoa ${unique()}` });
  await api.make.partner(person, { is_owner: true });
  const body = { name: `Convertida ${unique()} Ltda.`, cnpj: newCnpj(), tax_regime: 'simples' as const, version: 1 };
  expect((await api.call(companyRegister.convert, { id: person.id, body }, as)).status).toBe(403);
  const made = await api.ask(companyRegister.convert, { id: person.id, body }, converter);
  expect(made).toMatchObject({
    id: person.id,
    type: 'migrated_company',
    cnpj: body.cnpj,
    cpf: person.cpf,
    wizard_step: 'finished',
    version: 2,
  });
  const { items } = await api.ask(companyRegister.companies, { search: body.name }, converter);
  expect(items).toMatchObject([{ id: person.id, document: body.cnpj, owner_id: expect.any(Number) }]);
  const again = { ...body, cnpj: newCnpj(), version: 2 };
  expect((await api.call(companyRegister.convert, { id: person.id, body: again }, converter)).status).toBe(404);
});
