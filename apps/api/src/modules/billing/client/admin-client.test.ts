import { adminClient } from '@esteto/contract/billing/client';
import { expect, test } from 'vitest';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { issuedInvoice } from '../invoice/testing/invoice-scene.ts';
import { clientSample, newClient } from './client.examples.ts';

const api = await testApp();
const [one, other] = [await newScene(api), await newScene(api)];
const as = { as: one.master };

test('staff finds clients of every company, or of one, and what each owes', async () => {
  const [mine, theirs] = [await newClient(one), await newClient(other)];
  const { net_amount } = await issuedInvoice(one, mine);
  const { items } = await api.ask(adminClient.list, { search: 'sao lucas' }, as);
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([mine.id, theirs.id]));
  expect(items.find(({ id }) => id === mine.id)).toMatchObject({
    company_id: one.company.id,
    company_name: one.company.name,
    open_balance: net_amount,
  });
  const ofOne = await api.ask(adminClient.list, { company_id: other.company.id }, as);
  expect(ofOne.items.map(({ id }) => id)).toEqual([theirs.id]);
  expect(await api.ask(adminClient.detail, { id: mine.id }, as)).toMatchObject({ company_name: one.company.name, invoice_count: 1 });
});

test('staff changes and archives a client; the event stands with its company', async () => {
  const { id, version } = await newClient(one);
  const body = { ...clientSample(), name: 'Hospital Corrigido', internal_notes: 'Paga por lote.' };
  expect(await api.ask(adminClient.update, { id, body: { ...body, version } }, as)).toMatchObject({ ...body, version: 2 });
  expect(await api.ask(adminClient.move, { id, body: { action: 'archive', version: 2 } }, as)).toMatchObject({ status: 'archived' });
  const late = await api.call(adminClient.update, { id, body: { ...body, version: 2 } }, as);
  expect(late).toMatchObject({ status: 409, error: { code: 'stale_version', current_version: 3 } });
  const rows = await api.sql(`select action, company_id from events where entity_type = 'client' and entity_id = $1 order by id`, [id]);
  expect(rows.map(({ action }) => action)).toEqual(['client.created', 'client.edited', 'client.archived']);
  expect(rows.every(({ company_id }) => Number(company_id) === one.company.id)).toBe(true);
});
