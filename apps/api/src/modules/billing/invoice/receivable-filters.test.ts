import { client } from '@esteto/contract/billing/client';
import { receivable } from '@esteto/contract/billing/receivable';
import { expect, test } from 'vitest';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newClient } from '../client/client.examples.ts';
import { invoiceRequestSample, paymentSample } from './testing/invoice-samples.ts';
import { issuedInvoice, newInvoice } from './testing/invoice-scene.ts';

const api = await testApp();
const [one, other] = [await newScene(api), await newScene(api)];
const as = { as: one.master };

const idsBy = async (filter: Parameters<typeof api.ask<typeof receivable.list>>[1]) =>
  (await api.ask(receivable.list, filter, as)).items.map(({ id }) => id);

test('staff filters by company, client, analyst and concierge', async () => {
  const [first, second, theirs] = [await newInvoice(one), await newInvoice(one), await newInvoice(other)];
  const body = { ...invoiceRequestSample(second.client_id), responsible_id: one.master.id, version: second.version };
  await api.ask(receivable.update, { id: second.id, body }, as);
  await api.sql('update companies set is_concierge = true where id = $1', [other.company.id]);

  expect(await idsBy({ company_id: one.company.id })).toEqual([second.id, first.id]);
  expect(await idsBy({ client_id: first.client_id })).toEqual([first.id]);
  expect(await idsBy({ responsible_id: one.master.id })).toEqual([second.id]);
  expect(await idsBy({ concierge: '1' })).toEqual([theirs.id]);
  expect(await idsBy({ concierge: '0' })).toEqual([second.id, first.id]);
  expect(await idsBy({ concierge: 'all' })).toHaveLength(3);
  const wrong = await api.call(receivable.list, { concierge: '2' as '1' }, as);
  expect(wrong.error.errors).toEqual({ concierge: ['Escolha uma das opções de Concierge.'] });
});

test("'paid late' lists what a client's late share is made of", async () => {
  const taker = await newClient(one);
  const pay = async (date: string) => {
    const { id, version, net_amount } = await issuedInvoice(one, taker);
    await api.sql(`update invoices set issue_date = '2026-10-01', due_date = '2026-11-10' where id = $1`, [id]);
    await api.ask(receivable.receive, { id, body: { ...paymentSample(net_amount, date), version } }, as);
    return id;
  };
  const late = await pay('2026-11-20');
  await pay('2026-11-10');
  expect(await idsBy({ client_id: taker.id, paid_late: true })).toEqual([late]);
  const { late_share } = await api.ask(client.detail, { company_id: one.company.id, id: taker.id }, { as: one.partner });
  expect(late_share).toBe('0.5000');
});
