import { INVOICE_QUEUES, workQueue } from '@esteto/contract/work-queue';
import { expect, test } from 'vitest';
import { systemActor } from '../../platform/work/actor.ts';
import { granted } from '../../testing/factories.ts';
import { newScene } from '../../testing/scene.ts';
import { testApp } from '../../testing/test-app.ts';
import { newInvoice } from '../invoice/testing/invoice-scene.ts';

const api = await testApp();
const scene = await newScene(api);

test('each pile says how many wait and since when; who may not open it sees none', async () => {
  await newInvoice(scene);
  api.clock.advance(3_600_000);
  const { id } = await newInvoice(scene);
  await api.modules.invoiceActions.markReady(systemActor('test'), { id, scope: 'every_company', by: 'staff' });

  const viewer = await api.make.analyst([granted('billing.accounts_receivable', 'view')]);
  const piles = await api.ask(workQueue.list, {}, { as: viewer });
  expect(piles.map(({ name }) => name)).toEqual(INVOICE_QUEUES);
  expect(piles.filter(({ count }) => count > 0)).toEqual([
    { name: 'requested', count: 1, oldest_at: '2026-11-20T15:00:00.000Z' },
    { name: 'ready', count: 1, oldest_at: '2026-11-20T16:00:00.000Z' },
  ]);
  expect(await api.ask(workQueue.list, {}, { as: await api.make.analyst() })).toEqual([]);
});
