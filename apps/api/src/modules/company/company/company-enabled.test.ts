import { client } from '@esteto/contract/billing/client';
import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import { boleto } from '@esteto/contract/money/boleto';
import { cashFlow } from '@esteto/contract/money/cash-flow';
import { statement } from '@esteto/contract/month/statement';
import { overview } from '@esteto/contract/office/overview';
import { expect, test } from 'vitest';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { clientSample, newClient } from '../../billing/client/client.examples.ts';
import { invoiceRequestSample } from '../../billing/invoice/testing/invoice-samples.ts';
import { statementExamples } from '../../month/statement/statement.examples.ts';

const api = await testApp({}, { idle: true });

const stands = (id: number, accounting_status: string, wizard_step: string) =>
  api.sql('update companies set accounting_status = $2, wizard_step = $3 where id = $1', [id, accounting_status, wizard_step]);

test('no client, invoice or statement is made for a company whose owner has not been through the registration', async () => {
  const scene = await newScene(api);
  const { company, partner } = scene;
  const known = await newClient(scene);
  const at = { company_id: company.id };
  const as = { as: partner };
  const sheet = await statementExamples.statement.upload(scene, partner);
  const make = async () => [
    await api.call(client.create, { ...at, body: clientSample() }, as),
    await api.call(invoice.request, { ...at, body: invoiceRequestSample(known.id) }, as),
    await api.call(statement.upload, { ...at, ...sheet }, as),
  ];
  await stands(company.id, 'active', 'documents');
  for (const answer of await make())
    expect(answer).toMatchObject({
      status: 403,
      error: { code: 'read_only', message: 'Termine o cadastro da empresa para usar esta parte.' },
    });
  // There is nothing to see either.
  const look = async () => [
    await api.call(client.list, at, as),
    await api.call(invoice.list, at, as),
    await api.call(statement.year, { ...at, year: 2026 }, as),
    await api.call(boleto.own, at, as),
    await api.call(cashFlow.months, at, as),
  ];
  for (const answer of await look()) expect(answer).toMatchObject({ status: 403, error: { code: 'read_only' } });
  for (const step of ['concluded', 'register', 'finished']) {
    await stands(company.id, 'active', step);
    expect((await api.call(client.create, { ...at, body: clientSample() }, as)).status).toBe(200);
  }
  expect((await make()).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test.each([
  ['concluded', { cnpj: null }, 'CNPJ'],
  ['register', { cnpj: null, without_plan: true }, 'CNPJ e plano'],
  ['finished', { without_plan: true }, 'plano'],
  ['concluded', { type: 'natural_person', cnpj: null, cpf: null }, 'CPF'],
] as const)('nor for one at %s that lacks who issues or pays: %j', async (wizard_step, fields, lacks) => {
  const scene = await newScene(api, { company: await api.make.company({ wizard_step, ...fields }) });
  const { company, partner } = scene;
  const at = { company_id: company.id };
  const as = { as: partner };
  const { id } = await newClient(await newScene(api));
  const answers = [
    await api.call(client.create, { ...at, body: clientSample() }, as),
    await api.call(invoice.request, { ...at, body: invoiceRequestSample(id) }, as),
    await api.call(statement.upload, { ...at, ...(await statementExamples.statement.upload(scene, partner)) }, as),
  ];
  const message = `Notas, tomadores e extratos abrem quando o cadastro tiver ${lacks}.`;
  for (const answer of answers) expect(answer).toMatchObject({ status: 403, error: { code: 'read_only', message } });
  const home = await api.ask(overview.home, at, as);
  const nothing = { months: null, invoices: null };
  expect(home).toEqual(wizard_step === 'finished' ? expect.not.objectContaining(nothing) : nothing);
});

const NOBODY = 'Notas, tomadores e extratos abrem quando o cadastro tiver CNPJ.';

test.each([
  [{ wizard_step: 'plan_choice' }, 'Termine o cadastro da empresa para usar esta parte.', 'refused'],
  [{ cnpj: null, wizard_step: 'register' }, NOBODY, 'refused'],
  [{ accounting_status: 'delinquent' }, 'Essa empresa está inadimplente', 'with a reason'],
  [{ accounting_status: 'inactive' }, 'Essa empresa está inativa', 'with a reason'],
  [{ accounting_status: 'frozen' }, 'Essa empresa está congelada', 'with a reason'],
  [{ accounting_status: 'closed' }, 'Esse CNPJ não existe mais. Essa empresa foi baixada.', 'with a reason'],
  [{ company_status: 'transferred' }, 'Essa empresa foi transferida para outro contador', 'with a reason'],
  [{ company_status: 'closing' }, null, 'at once'],
  [{ wizard_step: 'register' }, null, 'at once'],
] as const)('staff ask for an invoice of a company that stands so: %j, %s, %s', async (fields, message, how) => {
  const scene = await newScene(api);
  const known = await newClient(scene);
  for (const [column, value] of Object.entries(fields))
    await api.sql(`update companies set ${column} = $2 where id = $1`, [scene.company.id, value]);
  const as = { as: scene.master };
  const ask = (reason: string | null) =>
    api.call(
      receivable.request,
      { body: { ...invoiceRequestSample(known.id), company_id: scene.company.id, iss_withheld: 'none' as const, reason } },
      as,
    );
  const bar = message && { message, with_reason: how === 'with a reason' };
  expect((await api.ask(receivable.parties, { client_id: known.id }, as)).company.bar).toEqual(bar);
  const silent = await ask(null);
  expect(silent.status).toBe(how === 'at once' ? 200 : 422);
  if (how === 'at once') return;
  expect(silent.error.errors).toMatchObject({ company_id: [message] });
  const said = await ask('Serviço prestado antes da baixa.');
  expect(said.status).toBe(how === 'refused' ? 422 : 200);
  if (how === 'refused') return;
  const history = await api.ask(receivable.history, { id: said.body.id }, as);
  expect(history[0]).toMatchObject({ label: 'Nota solicitada', reason: 'Serviço prestado antes da baixa.' });
});
