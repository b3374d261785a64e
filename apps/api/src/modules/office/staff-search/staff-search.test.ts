import { receivable } from '@esteto/contract/billing/receivable';
import { type StaffFinds, staffSearch } from '@esteto/contract/office/staff-search';
import { formatDocument } from '@esteto/domain/shared/document/document';
import { searchKey } from '@esteto/domain/shared/text/text';
import { describe, expect, test } from 'vitest';
import { systemActor } from '../../../platform/work/actor.ts';
import { newCnpj } from '../../../testing/documents.ts';
import { granted } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newClient } from '../../billing/client/client.examples.ts';
import { issueSample } from '../../billing/invoice/testing/invoice-samples.ts';
import { issuedInvoice, newInvoice } from '../../billing/invoice/testing/invoice-scene.ts';

const api = await testApp();
const named = (name: string, document = '') => ({ name, search_key: searchKey(`${name} ${document}`) });

const cnpj = newCnpj();
const company = await api.make.company({ ...named('Conceição Serviços Médicos Ltda.', cnpj), cnpj });
const other = await api.make.company(named('Plantões do Sertão Ltda.'));
const scene = await newScene(api, { company });
const doctor = await api.make.partner(company, {}, named('Íris Conceição'));
await api.make.join(doctor, other);
const client = await newClient(scene, { name: 'Hospital Nossa Senhora da Conceição' });

const find = (search: string, who = scene.master) => api.ask(staffSearch.find, { search }, { as: who });
const names = (finds: StaffFinds) => ({
  companies: finds.companies.map(({ name }) => name),
  doctors: finds.doctors.map(({ name, company_name }) => `${name} · ${company_name}`),
  clients: finds.clients.map(({ name }) => name),
  invoices: finds.invoices.map(({ client_name }) => client_name),
  closings: finds.closings.map(({ month }) => month),
  obligations: finds.obligations.map(({ title }) => title),
});
const NOTHING = { companies: [], doctors: [], clients: [], invoices: [], closings: [], obligations: [] };

describe('by name, accents and case aside', () => {
  test.each(['conceicao', 'CONCEIÇÃO', '  conceição  '])('%s', async (text) => {
    expect(names(await find(text))).toEqual({
      companies: [company.name],
      doctors: [`Íris Conceição · ${company.name}`, `Íris Conceição · ${other.name}`],
      clients: [client.name],
      invoices: [],
      closings: [],
      obligations: [],
    });
  });

  test('a month of theirs that is still open, with what it lacks', async () => {
    const [row] = await api.sql(
      "insert into closings (company_id, month, name, fault, created_at, updated_at) values ($1, '2026-10', 'C', 'Falta a folha', now(), now()) returning id",
      [company.id],
    );
    const [owed] = await api.sql(
      `insert into monthly_obligations (company_id, rule_key, competence, due_month, legal_date, due_order, created_at, updated_at)
       values ($1, 'das', '2026-10', '2026-11', '2026-11-23', '2026-11-23', now(), now()) returning id`,
      [company.id],
    );
    const { closings, obligations } = await find('conceicao servicos');
    expect(obligations).toMatchObject([{ id: Number(owed?.['id']), title: 'DAS de outubro de 2026', document: '2026-11-23' }]);
    await api.sql('delete from monthly_obligations where company_id = $1', [company.id]);
    expect(closings).toEqual([
      { id: Number(row?.['id']), company_id: company.id, company_name: company.name, month: '2026-10', document: 'Falta a folha' },
    ]);
    await api.sql('delete from closings where company_id = $1', [company.id]);
  });

  test('one letter is not enough', async () => {
    const { status, error } = await api.call(staffSearch.find, { search: ' c ' }, { as: scene.master });
    expect([status, error.message]).toEqual([422, 'Busca: use pelo menos 2 caracteres.']);
  });

  test('every word must occur, wherever', async () => {
    expect(names(await find('senhora conc'))).toEqual({ ...NOTHING, clients: [client.name] });
    expect(names(await find('senhora sertao'))).toEqual(NOTHING);
  });

  test('what has a meaning to the database has none', async () => {
    for (const text of ['%%', '__', '\\\\', "o'", '../']) expect(names(await find(text))).toEqual(NOTHING);
  });
});

describe('by document, with and without its mask', () => {
  test.each([cnpj, formatDocument(cnpj), formatDocument(cnpj).slice(0, 11), cnpj.slice(0, 9)])('of a company: %s', async (text) => {
    expect((await find(text)).companies).toEqual([{ id: company.id, name: company.name, document: cnpj }]);
  });

  test('of a client', async () => {
    const { document } = client;
    expect((await find(formatDocument(document ?? ''))).clients).toEqual([
      { id: client.id, name: client.name, document, company_id: company.id, company_name: company.name },
    ]);
  });

  test('of a company that is a person', async () => {
    const cpf = '52998224725';
    await api.make.company({ ...named('Raimundo Nonato', cpf), cnpj: null, cpf });
    for (const text of [cpf, formatDocument(cpf)]) expect((await find(text)).companies).toMatchObject([{ document: cpf }]);
  });
});

describe('an invoice', () => {
  test('by its number, with its year or without, and by its client', async () => {
    const requested = await newInvoice(scene);
    const body = { ...issueSample(), number: '77001', version: requested.version };
    const { id, issue_date } = await api.ask(receivable.issue, { id: requested.id, body }, { as: scene.master });
    const year = Number(issue_date?.slice(0, 4));
    const ids = async (text: string) => (await find(text)).invoices.map((invoice) => invoice.id);
    expect(await ids('77001')).toEqual([id]);
    expect(await ids('7700')).toEqual([id]);
    expect(await ids(`${year}/77001`)).toEqual([id]);
    expect(await ids(`${year - 1}/77001`)).toEqual([]);
    expect(await ids(requested.client.name)).toContain(id);
  });

  test('a few of the newest, never those in the archive', async () => {
    const own = await newScene(api, { company: await api.make.company(named('Ortopedia do Agreste')) });
    const taker = await newClient(own);
    const made = [];
    for (let index = 0; index < 6; index += 1) made.push(await issuedInvoice(own, taker));
    await api.sql('update invoices set is_archived = true where id = $1', [made[5]?.id]);
    expect((await find('agreste')).invoices.map(({ id }) => id)).toEqual(
      made
        .slice(0, 5)
        .toReversed()
        .map(({ id }) => id),
    );
  });
});

test('who is gone is not offered: an archived client, a doctor who may not enter; nor who is no doctor', async () => {
  const gone = await newClient(scene, { name: 'Clínica Desfeita' });
  await api.sql("update clients set status = 'archived' where id = $1", [gone.id]);
  await api.make.partner(company, {}, { ...named('Lia Desfeita'), is_active: false });
  await api.make.join(await api.make.person({ doctor_role: 'employee', ...named('Rui Desfeita') }), company, { user_type: 'employee' });
  expect(names(await find('desfeita'))).toEqual(NOTHING);
});

test('a person who was made is found by name and by e-mail', async () => {
  const person = { type: 'doctor', name: 'Zoé Guimarães', email: 'zoe.g@teste.test', password: 'uma senha comprida' } as const;
  const { id } = await api.modules.users.create(systemActor('test'), person);
  await api.modules.companies.addMember(systemActor('test'), { user_id: id, company_id: other.id, user_type: 'partner' });
  for (const text of ['zoe guimaraes', 'zoe.g@teste'])
    expect((await find(text)).doctors).toEqual([{ id, name: person.name, company_id: other.id, company_name: other.name }]);
});

test('an analyst finds what their permissions show', async () => {
  const { id } = await newInvoice(scene, client);
  const bills = await find('conceicao', await api.make.analyst([granted('billing.accounts_receivable', 'view')]));
  expect(names(bills)).toMatchObject({ companies: [company.name], clients: [] });
  expect(bills.doctors).toHaveLength(2);
  expect(bills.invoices.map((invoice) => invoice.id)).toContain(id);
  const takers = await find('conceicao', await api.make.analyst([granted('billing.clients', 'view')]));
  expect(names(takers)).toEqual({ ...NOTHING, clients: [client.name] });
  const nobody = await api.make.analyst([granted('media', 'view')]);
  expect((await api.call(staffSearch.find, { search: 'conceicao' }, { as: nobody })).status).toBe(403);
  expect((await api.call(staffSearch.find, { search: 'conceicao' }, { as: doctor })).status).toBe(403);
});
