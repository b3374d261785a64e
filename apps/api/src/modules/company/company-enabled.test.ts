import { boleto } from '@esteto/contract/boleto';
import { cashFlow } from '@esteto/contract/cash-flow';
import { client } from '@esteto/contract/client';
import { invoice } from '@esteto/contract/invoice/invoice';
import { receivable } from '@esteto/contract/invoice/receivable';
import { statement } from '@esteto/contract/statement';
import { expect, test } from 'vitest';
import { newScene } from '../../testing/scene.ts';
import { testApp } from '../../testing/test-app.ts';
import { clientSample, newClient } from '../client/client.examples.ts';
import { invoiceRequestSample } from '../invoice/testing/invoice-samples.ts';
import { statementExamples } from '../statement/statement.examples.ts';

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
  ['active', 'plan_choice', 422],
  ['delinquent', 'finished', 422],
  ['inactive', 'finished', 422],
  ['closed', 'finished', 422],
  ['frozen', 'finished', 200],
  ['active', 'register', 200],
])('staff ask for an invoice of a company that is %s at %s: %i', async (accounting_status, wizard_step, status) => {
  const scene = await newScene(api);
  const { id } = await newClient(scene);
  await stands(scene.company.id, accounting_status, wizard_step);
  const body = { ...invoiceRequestSample(id), company_id: scene.company.id, iss_withheld: 'none' as const };
  const answer = await api.call(receivable.request, { body }, { as: scene.master });
  expect(answer.status).toBe(status);
  if (status === 422) expect(answer.error.errors).toEqual({ company_id: [expect.stringContaining('não está habilitada')] });
});
