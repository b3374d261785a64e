import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import { filterOption } from '@esteto/contract/office/filter-option';
import { expect, test } from 'vitest';
import { unique } from '../../../testing/documents.ts';
import { granted } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newClient } from '../client/client.examples.ts';
import { invoiceRequestSample, issueSample, requirementSample } from './testing/invoice-samples.ts';
import { newInvoice } from './testing/invoice-scene.ts';

const api = await testApp();
const scene = await newScene(api);
const { company, partner, master } = scene;
const analyst = await api.make.analyst([granted('billing.accounts_receivable', 'view'), granted('billing.accounts_receivable', 'edit')]);
const as = { as: analyst };
const bodyFor = (client_id: number, company_id = company.id) => ({
  ...invoiceRequestSample(client_id),
  company_id,
  iss_withheld: 'none' as const,
});
const invoicesNow = async () => (await api.sql('select 1 from invoices where company_id = $1', [company.id])).length;

test('an analyst asks in a company’s name, says what is withheld, and stands in the history', async () => {
  const taker = await newClient(scene);
  const said = { ...invoiceRequestSample(taker.id), irrf: 22_500, iss_rate: '0.03', iss_withheld: 'taker' as const, inss_withheld: 10_000 };
  const asked = await api.ask(receivable.request, { body: { ...said, company_id: company.id } }, as);
  expect(asked).toMatchObject({
    ...said,
    status: 'requested',
    company: { id: company.id },
    requested_by_name: analyst.name,
    client: { id: taker.id, name: taker.name },
    iss_amount: 45_000,
    withheld_total: 77_500,
    net_amount: 1_422_500,
    national_tax_code: '040101',
    service_place_ibge: company.address.ibge,
  });
  const [event] = await api.ask(receivable.history, { id: asked.id }, as);
  expect(event).toMatchObject({ label: 'Nota solicitada', actor_name: analyst.name });
  expect(event?.changes.find(({ path }) => path === 'client_id')).toMatchObject({ label: 'Tomador', old: 'vazio', new: taker.name });
  // The company sees it as it sees its own.
  expect(await api.ask(invoice.detail, { company_id: company.id, id: asked.id }, { as: partner })).toMatchObject({
    id: asked.id,
    irrf: 22_500,
  });
});

test('nothing is withheld that the analyst has not said', async () => {
  const { id } = await newClient(scene);
  await api.sql('update clients set withholds_irrf = true, withholds_iss = true, withholds_inss = true where id = $1', [id]);
  expect(await api.ask(receivable.request, { body: bodyFor(id) }, as)).toMatchObject({
    irrf: null,
    inss_withheld: null,
    iss_withheld: 'none',
    withheld_total: 0,
  });
  const { status, error } = await api.call(receivable.request, { body: { ...bodyFor(id), iss_withheld: null as never } }, as);
  expect([status, error.errors]).toEqual([422, { iss_withheld: ['Preencha o campo ISS retido.'] }]);
});

test('the same press twice is one invoice', async () => {
  const { id } = await newClient(scene);
  const before = await invoicesNow();
  const headers = { 'idempotency-key': `em-nome-da-empresa-${unique()}` };
  const press = () => api.call(receivable.request, { body: bodyFor(id) }, { ...as, headers });
  const [first, second] = [await press(), await press()];
  expect(second.body).toEqual(first.body);
  expect(await invoicesNow()).toBe(before + 1);
});

test('another company’s client and a company that does not exist are not found, and nothing is made', async () => {
  const foreign = await newClient(await newScene(api));
  const before = await invoicesNow();
  const statusOf = async (body: ReturnType<typeof bodyFor>) => (await api.call(receivable.request, { body }, as)).status;
  expect(await statusOf(bodyFor(foreign.id))).toBe(404);
  expect(await statusOf(bodyFor(foreign.id, 999_999_999))).toBe(404);
  expect(await statusOf(bodyFor(999_999_999))).toBe(404);
  expect((await api.call(receivable.parties, { client_id: 999_999_999 }, as)).status).toBe(404);
  expect(await invoicesNow()).toBe(before);
});

test('whoever only views is refused', async () => {
  const { id } = await newClient(scene);
  const viewer = await api.make.analyst([granted('billing.accounts_receivable', 'view')]);
  const { status } = await api.call(receivable.request, { body: bodyFor(id) }, { as: viewer });
  expect(status).toBe(403);
});

test('an invoice is proposed from what its company and its client are', async () => {
  const { id, name } = await newClient(scene);
  await api.sql(
    `update clients set payment_term_days = 45, withholds_irrf = true, withholds_inss = true, default_description_template = 'Plantões' where id = $1`,
    [id],
  );
  const { company: whose, client } = await api.ask(receivable.parties, { client_id: id }, as);
  expect(whose).toMatchObject({ id: company.id, name: company.name, document: company.cnpj });
  expect(client).toMatchObject({
    id,
    name,
    status: 'active',
    payment_term_days: 45,
    withholds_irrf: true,
    withholds_inss: true,
    default_description_template: 'Plantões',
  });
});

test('staff is told the same of what an invoice does as the partner', async () => {
  const asked = { company_id: company.id, gross_amount: 4_000_000, competence: '2026-11' };
  expect(await api.ask(receivable.effects, asked, as)).toEqual(await api.ask(invoice.effects, asked, { as: partner }));
});

test('of one company, only its clients that an invoice may name are offered', async () => {
  const [open, resting] = [await newClient(scene), await newClient(scene)];
  await api.sql(`update clients set status = 'inactive' where id = $1`, [resting.id]);
  await newClient(await newScene(api));
  const { items } = await api.ask(filterOption.clients, { company_id: company.id, active: true, search: 'sao lucas' }, as);
  const ids = items.map(({ id }) => id);
  expect(ids).toContain(open.id);
  expect(ids).not.toContain(resting.id);
  const all = await api.ask(filterOption.clients, { company_id: company.id, search: 'sao lucas' }, as);
  expect(all.items.every(({ detail }) => !detail?.includes(company.name))).toBe(true);
});

test('what becomes of it is told to the owner of the company, not to the analyst who asked', async () => {
  const place = await newScene(api);
  const mailsTo = async ({ email }: { email: string }) => (await api.outbox()).filter((message) => message.includes(`To: ${email}`));
  const { id, version } = await api.ask(receivable.request, { body: bodyFor((await newClient(place)).id, place.company.id) }, as);
  await api.ask(receivable.openRequirements, { id, body: { version, asked: [requirementSample()] } }, { as: master });
  await expect.poll(() => mailsTo(place.partner)).toHaveLength(1);
  // One that the partner asked for is still told to whoever asked.
  const own = await newInvoice(place);
  await api.ask(receivable.issue, { id: own.id, body: { ...issueSample(), version: own.version } }, { as: master });
  await expect.poll(() => mailsTo(place.partner)).toHaveLength(2);
  expect(await mailsTo(analyst)).toEqual([]);
});

test('what was asked for before the company was frozen is issued with a reason, which the history keeps', async () => {
  const frozen = await newScene(api);
  const { id, version } = await newInvoice(frozen);
  await api.sql("update companies set accounting_status = 'frozen' where id = $1", [frozen.company.id]);
  const { bar } = await api.ask(receivable.preflight, { id }, as);
  expect(bar).toEqual({ message: expect.stringMatching(/congelada/), with_reason: true });
  const body = { ...issueSample(), version };
  expect((await api.call(receivable.issue, { id, body }, as)).error.errors).toEqual({
    company_id: [bar?.message],
    reason: ['Conte o motivo para emitir mesmo assim.'],
  });
  const reason = 'O plantão foi feito antes da pausa.';
  expect(await api.ask(receivable.issue, { id, body: { ...body, reason } }, as)).toMatchObject({ status: 'authorized' });
  const [event] = await api.ask(receivable.history, { id }, as);
  expect(event).toMatchObject({ label: 'Nota emitida', reason });
});
