import { client } from '@esteto/contract/billing/client';
import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import { expect, test } from 'vitest';
import { unique } from '../../../testing/documents.ts';
import { granted } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { tally } from '../../../testing/tally.ts';
import { testApp } from '../../../testing/test-app.ts';
import { clientSample, newClient } from '../client/client.examples.ts';
import { invoiceRequestSample } from './testing/invoice-samples.ts';
import { documentedInvoice, newInvoice } from './testing/invoice-scene.ts';

const api = await testApp();
const scene = await newScene(api);
const { company, partner } = scene;
const here = { company_id: company.id };
const as = { as: partner };

test('a request becomes an invoice of the company, for staff to prepare', async () => {
  const taker = await newClient(scene);
  const body = { ...invoiceRequestSample(taker.id), notes: 'Citar o pedido 4500.' };
  const asked = await api.ask(invoice.request, { ...here, body }, as);
  expect(asked).toMatchObject({
    ...body,
    status: 'requested',
    company: { id: company.id, name: company.name },
    client: { id: taker.id, name: taker.name },
    requested_by_name: partner.name,
    net_amount: 1_500_000,
    received_amount: 0,
    number: null,
    has_mirror: false,
    documents: [],
    national_tax_code: '040101',
    service_place_ibge: company.address.ibge,
  });
  expect(await api.ask(invoice.detail, { ...here, id: asked.id }, as)).toEqual(asked);
});

test('a request without a due date takes the client’s term; without a term it never falls due', async () => {
  const request = async (payment_term_days: number | null) => {
    const { id } = await api.ask(client.create, { ...here, body: { ...clientSample(), payment_term_days } }, as);
    return api.ask(invoice.request, { ...here, body: { ...invoiceRequestSample(id), due_date: null } }, as);
  };
  expect((await request(45)).due_date).toBe('2027-01-04');
  expect((await request(null)).due_date).toBeNull();
});

test('a description is kept with its placeholders filled in, or refused', async () => {
  const { id: client_id } = await api.ask(client.create, { ...here, body: { ...clientSample(), contract_number: '45/2026' } }, as);
  const ask = (taker: number, description: string, shifts: string | null = null) =>
    api.call(invoice.request, { ...here, body: { ...invoiceRequestSample(taker), description, shifts } }, as);
  const filled = await ask(client_id, 'Dias {plantões}, {Competencia}, contrato {contrato}, {valor}', '3 e 10');
  expect(filled.body).toMatchObject({ description: 'Dias 3 e 10, novembro de 2026, contrato 45/2026, {valor}' });
  const without = await ask((await newClient(scene)).id, 'Contrato {contrato}');
  expect([without.status, without.error.errors]).toEqual([
    422,
    { description: ['O cadastro do tomador não tem número de contrato: preencha lá ou tire {contrato} do texto.'] },
  ]);
  const long = await ask(client_id, `{competência}${'a'.repeat(1987)}`);
  expect([long.status, long.error.errors]).toEqual([422, { description: ['Descrição do serviço: preenchida, passa de 2000 caracteres.'] }]);
});

test('what the client keeps back is suggested as the law has it', async () => {
  const normal = await newScene(api, { company: await api.make.company({ tax_regime: 'normal', iss_rate: '0.03' }) });
  const simples = await newScene(api, { company: await api.make.company({ tax_regime: 'simples', iss_rate: '0.0201' }) });
  const habits = { withholds_irrf: true, withholds_csrf: true, withholds_iss: true, withholds_inss: true };
  const ask = async (place: typeof scene, taker: object) => {
    const at = { company_id: place.company.id };
    const { id } = await api.ask(client.create, { ...at, body: { ...clientSample(), ...taker } }, { as: place.partner });
    return api.ask(invoice.request, { ...at, body: invoiceRequestSample(id) }, { as: place.partner });
  };
  expect(await ask(normal, habits)).toMatchObject({
    irrf: 22_500,
    csrf_withheld_total: 69_750,
    iss_rate: '0.03',
    iss_withheld: 'taker',
    iss_amount: 45_000,
    inss_withheld: 165_000,
    withheld_total: 302_250,
    net_amount: 1_197_750,
  });
  expect(await ask(normal, {})).toMatchObject({
    irrf: null,
    csrf_withheld_total: null,
    inss_withheld: null,
    iss_withheld: 'none',
    net_amount: 1_500_000,
  });
  expect(await ask(simples, habits)).toMatchObject({
    irrf: null,
    csrf_withheld_total: null,
    inss_withheld: null,
    iss_amount: 30_150,
    net_amount: 1_469_850,
  });
  expect(await ask(simples, {})).toMatchObject({ iss_rate: null, iss_amount: 0, net_amount: 1_500_000 });
});

test.each([
  [{ gross_amount: 0 }, { gross_amount: ['Valor do serviço: escreva um valor maior que zero.'] }],
  [{ gross_amount: 10.5 }, { gross_amount: ['Valor do serviço: use no máximo duas casas decimais.'] }],
  [{ competence: '2026-13' }, { competence: ['Competência: escolha um mês e um ano.'] }],
  [{ due_date: '2026-02-29' }, { due_date: ['Vencimento: esta data não existe. Escreva dia, mês e ano.'] }],
  [{ description: '   ' }, { description: ['Preencha o campo Descrição do serviço.'] }],
])('refuses %j in words', async (wrong, errors) => {
  const taker = await newClient(scene);
  const body = { ...invoiceRequestSample(taker.id), ...wrong };
  const { status, error } = await api.call(invoice.request, { ...here, body }, as);
  expect({ status, errors: error.errors }).toEqual({ status: 422, errors });
});

test("another company's client answers like one that does not exist, in a request and in a filter", async () => {
  const foreign = await newClient(await newScene(api));
  const before = (await api.ask(invoice.list, here, as)).total;
  for (const call of [
    (id: number) => api.call(invoice.request, { ...here, body: invoiceRequestSample(id) }, as),
    (id: number) => api.call(invoice.list, { ...here, client_id: id }, as),
  ]) {
    const [theirs, nobodys] = [await call(foreign.id), await call(999_999)];
    expect(theirs.status).toBe(404);
    expect(theirs.body).toEqual(nobodys.body);
  }
  expect((await api.ask(invoice.list, here, as)).total).toBe(before);
});

test('a client that is put away takes no new invoices', async () => {
  const taker = await newClient(scene);
  await api.sql(`update clients set status = 'inactive' where id = $1`, [taker.id]);
  const { status, error } = await api.call(invoice.request, { ...here, body: invoiceRequestSample(taker.id) }, as);
  expect(status).toBe(422);
  expect(error.errors).toHaveProperty('client_id');
});

test("another company's invoice answers like one that does not exist", async () => {
  const foreign = await documentedInvoice(await newScene(api));
  const { document } = foreign;
  for (const call of [
    (id: number) => api.call(invoice.detail, { ...here, id }, as),
    (id: number) => api.call(invoice.mirror, { ...here, id }, as),
    (id: number) => api.call(invoice.document, { ...here, id, document }, as),
  ]) {
    const [theirs, nobodys] = [await call(foreign.id), await call(999_999)];
    expect(theirs.status).toBe(404);
    expect(theirs.body).toEqual(nobodys.body);
  }
});

test('an employee without "view all" sees, everywhere, only what they asked for', async () => {
  const place = await newScene(api);
  const at = { company_id: place.company.id };
  const mine = [granted('invoices', 'view', 'edit')];
  const employee = await api.make.employee(place.company, mine);
  const trusted = await api.make.employee(place.company, [...mine, granted('invoices.view_all', 'view')]);
  const theirs = await documentedInvoice(place);
  const own = await newInvoice({ ...place, requester: employee });

  const seen = async (person: typeof employee) => (await api.ask(invoice.list, at, { as: person })).items.map(({ id }) => id);
  expect(await seen(employee)).toEqual([own.id]);
  expect(await seen(trusted)).toEqual(expect.arrayContaining([own.id, theirs.id]));

  const whole = { ...at, id: theirs.id };
  for (const call of [
    (person: typeof employee) => api.call(invoice.detail, whole, { as: person }),
    (person: typeof employee) => api.call(invoice.mirror, whole, { as: person }),
    (person: typeof employee) => api.call(invoice.document, { ...whole, document: theirs.document }, { as: person }),
  ]) {
    expect((await call(employee)).status).toBe(404);
    expect((await call(trusted)).status).toBe(200);
  }
});

test('a repeated click with the same key makes one invoice and gets the same answer', async () => {
  const taker = await newClient(scene);
  const body = invoiceRequestSample(taker.id);
  const headers = { 'idempotency-key': `pedido-${unique()}` };
  const send = () => api.call(invoice.request, { ...here, body }, { ...as, headers });
  const atOnce = await Promise.all([send(), send(), send(), send()]);
  expect(Object.keys(tally(atOnce.map(({ status }) => status))).every((status) => status === '200' || status === '409')).toBe(true);
  const again = await send();
  const ids = [...atOnce, again].filter(({ status }) => status === 200).map((reply) => reply.body.id);
  expect(new Set(ids).size).toBe(1);
  expect((await api.ask(invoice.list, { ...here, client_id: taker.id }, as)).total).toBe(1);
});

test('pages by due date end with what never falls due, and none is lost or shown twice', async () => {
  const place = await newScene(api);
  const at = { company_id: place.company.id };
  const taker = await newClient(place);
  for (const due_date of ['2026-12-01', null, '2026-11-25', null, '2026-12-01'])
    await api.ask(invoice.request, { ...at, body: { ...invoiceRequestSample(taker.id), due_date } }, { as: place.partner });

  const dates: (string | null | undefined)[] = [];
  let after: string | null | undefined;
  do {
    const page = await api.ask(invoice.list, { ...at, sort: 'due_date', limit: 2, ...(after && { after }) }, { as: place.partner });
    dates.push(...page.items.map(({ due_date }) => due_date));
    after = page.next;
  } while (after);
  expect(dates).toEqual(['2026-11-25', '2026-12-01', '2026-12-01', null, null]);
});

test('is found by number, by client, by status and by month', async () => {
  const place = await newScene(api);
  const at = { company_id: place.company.id };
  const first = await newInvoice(place);
  const second = await newInvoice(place);
  await api.ask(receivable.issue, { id: second.id, body: { number: '771203', verification_code: 'A', version: 1 } }, { as: place.master });
  const found = async (filters: object) =>
    (await api.ask(invoice.list, { ...at, ...filters }, { as: place.partner })).items.map(({ id }) => id);
  expect(await found({ search: '7712' })).toEqual([second.id]);
  expect(await found({ search: first.client.name.toUpperCase() })).toEqual([first.id]);
  expect(await found({ search: first.client.document ?? '' })).toEqual([first.id]);
  expect(await found({ status: 'authorized' })).toEqual([second.id]);
  expect(await found({ stage: 'open' })).toEqual([first.id]);
  expect(await found({ stage: 'receivable' })).toEqual([second.id]);
  expect(await found({ competence_from: '2026-12' })).toEqual([]);
  expect(await found({ competence_to: '2026-11', client_id: first.client_id })).toEqual([first.id]);
});
