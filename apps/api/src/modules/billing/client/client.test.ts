import { client } from '@esteto/contract/billing/client';
import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import { expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { TEST_NOW } from '../../../testing/test-clock.ts';
import { invoiceRequestSample, paymentSample } from '../invoice/testing/invoice-samples.ts';
import { issuedInvoice, newInvoice } from '../invoice/testing/invoice-scene.ts';
import { clientSample, newClient } from './client.examples.ts';

const api = await testApp();
const scene = await newScene(api);
const { company, partner } = scene;
const here = { company_id: company.id };
const as = { as: partner };

test('a doctor makes, changes and finds a client, blind to accents and case', async () => {
  const body = { ...clientSample(), name: 'Maternidade Nossa Senhora da Conceição', fantasy_name: 'Conceição', payment_term_days: 30 };
  const created = await api.ask(client.create, { ...here, body }, as);
  expect(created).toMatchObject({ ...body, company_id: company.id, status: 'active', version: 1, open_balance: 0, invoice_count: 0 });

  const changed = await api.ask(client.update, { ...here, id: created.id, body: { ...body, phone: '(11) 98765-4321', version: 1 } }, as);
  expect(changed).toMatchObject({ phone: '11987654321', version: 2 });

  for (const search of ['conceicao', 'SENHORA maternidade', body.document.slice(0, 8)]) {
    const { items } = await api.ask(client.list, { ...here, search }, as);
    expect(items.map(({ id }) => id)).toContain(created.id);
  }
  expect((await api.ask(client.list, { ...here, search: 'conceicao inexistente' }, as)).items).toEqual([]);
});

test('two clients of a company never share a document, unless the first is archived', async () => {
  const body = clientSample();
  const { id } = await api.ask(client.create, { ...here, body }, as);
  const refused = await api.call(client.create, { ...here, body: { ...body, name: 'Outro' } }, as);
  expect(refused.status).toBe(422);
  expect(refused.error.errors).toEqual({ document: ['Já existe um tomador com este documento.'] });

  const other = await newScene(api);
  expect((await api.call(client.create, { company_id: other.company.id, body }, { as: other.partner })).status).toBe(200);

  await api.sql(`update clients set status = 'archived' where id = $1`, [id]);
  expect((await api.call(client.create, { ...here, body }, as)).status).toBe(200);
  const { items } = await api.ask(client.list, { ...here, search: body.document }, as);
  expect(items.map((item) => item.status)).toEqual(['active']);
});

test.each([
  [{ document: '11222333000182' }, { document: ['O CNPJ do tomador não confere. Confira os últimos dígitos.'] }],
  [{ person_type: 'PF', document: '123.456.789-00' }, { document: ['O CPF do tomador não confere. Confira os últimos dígitos.'] }],
  [{ person_type: 'EX', document: null }, { document: ['Preencha o NIF ou escolha o motivo de não ter.'] }],
  [{ address: { cep: '1310100' } }, { 'address.cep': ['CEP inválido'] }],
  [{ payment_term_days: 366 }, { payment_term_days: ['Prazo de pagamento: o maior valor aceito é 365.'] }],
])('refuses %j in words', async (wrong, errors) => {
  const { status, error } = await api.call(client.create, { ...here, body: { ...clientSample(), ...wrong } as object }, as);
  expect({ status, errors: error.errors }).toEqual({ status: 422, errors });
});

test('who did not see the last version does not overwrite it', async () => {
  const body = clientSample();
  const { id } = await api.ask(client.create, { ...here, body }, as);
  await api.ask(client.update, { ...here, id, body: { ...body, name: 'Primeiro', version: 1 } }, as);
  const late = await api.call(client.update, { ...here, id, body: { ...body, name: 'Segundo', version: 1 } }, as);
  expect(late).toMatchObject({ status: 409, error: { code: 'stale_version', current_version: 2 } });
  expect((await api.ask(client.detail, { ...here, id }, as)).name).toBe('Primeiro');
});

test("another company's client answers like one that does not exist, and stays as it was", async () => {
  const other = await newScene(api);
  const foreign = await newClient(other);
  const body = { ...clientSample(), version: 1 };
  for (const call of [
    (id: number) => api.call(client.detail, { ...here, id }, as),
    (id: number) => api.call(client.update, { ...here, id, body }, as),
  ]) {
    const [theirs, nobodys] = [await call(foreign.id), await call(999_999)];
    expect(theirs.status).toBe(404);
    expect(theirs.body).toEqual(nobodys.body);
  }
  const after = await api.ask(client.detail, { company_id: other.company.id, id: foreign.id }, { as: other.partner });
  expect(after).toEqual(foreign);
});

test('the balance is what issued invoices still owe, and the habits are what paid ones did', async () => {
  const issued = await issuedInvoice(scene);
  const { client_id } = issued;
  const receive = async (id: number, version: number, amount: number, date: string) => {
    api.clock.set(`${date}T15:00:00.000Z`);
    return api.ask(receivable.receive, { id, body: { ...paymentSample(amount, date), version } }, { as: await api.signIn(scene.master) });
  };
  const second = await api.ask(invoice.request, { ...here, body: { ...invoiceRequestSample(client_id), gross_amount: 50_000 } }, as);

  const detail = () => api.ask(client.detail, { ...here, id: client_id }, as);
  expect(await detail()).toMatchObject({ open_balance: 1_500_000, invoice_count: 2, avg_days_to_pay: null, late_share: null });

  const part = await receive(issued.id, issued.version, 500_000, '2026-11-25');
  expect(await detail()).toMatchObject({ open_balance: 1_000_000, avg_days_to_pay: null });
  const { items } = await api.ask(client.list, { ...here, search: issued.client.document ?? '' }, as);
  expect(items).toMatchObject([{ id: client_id, open_balance: 1_000_000 }]);

  const { version } = await api.ask(
    receivable.issue,
    { id: second.id, body: { number: '98001', verification_code: 'A', issue_date: '2026-11-20', version: 1 } },
    { as: scene.master },
  );
  await receive(second.id, version, 50_000, '2026-12-10');
  await receive(issued.id, part.version, 1_000_000, '2026-12-12');
  api.clock.set(TEST_NOW);
  // Each real for the days it took: (500.000 x 5 + 50.000 x 20 + 1.000.000 x 22) / 1.550.000.
  expect(await detail()).toMatchObject({ open_balance: 0, avg_days_to_pay: 16, late_share: '0.5000' });
});

test('a balance tells an employee nothing about invoices that they may not see', async () => {
  const employee = await api.make.employee(company, [granted('clients', 'view'), granted('invoices', 'view', 'edit')]);
  const theirs = await issuedInvoice(scene);
  const own = await newInvoice({ ...scene, requester: employee });
  await api.ask(receivable.issue, { id: own.id, body: { number: '98002', verification_code: 'A', version: 1 } }, { as: scene.master });
  const seen = async (id: number) => (await api.ask(client.detail, { ...here, id }, { as: employee })).open_balance;
  expect(await seen(theirs.client_id)).toBe(0);
  expect(await seen(own.client_id)).toBe(1_500_000);
});
