import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import type { InvoiceStatus } from '@esteto/domain/billing/invoice/invoice-status';
import { afterEach, expect, test } from 'vitest';
import { systemActor } from '../../../platform/work/actor.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { TEST_NOW } from '../../../testing/test-clock.ts';
import { issuedInvoice, newInvoice, paidInvoice } from './testing/invoice-scene.ts';

const api = await testApp();
const scene = await newScene(api);
const { invoiceActions } = api.modules;
const system = systemActor('test');
const staff = (id: number) => ({ id, scope: 'every_company', by: 'staff' }) as const;
const statusOf = async (id: number): Promise<InvoiceStatus | undefined> =>
  (await api.sql<{ status: InvoiceStatus }>('select status from invoices where id = $1', [id]))[0]?.status;
const eventsOf = (id: number) =>
  api.sql<{ action: string }>(`select action from events where entity_type = 'invoice' and entity_id = $1 order by id`, [id]);

afterEach(() => api.clock.set(TEST_NOW));

test('what was due before today falls overdue, once, and what is paid or not issued does not', async () => {
  const [due, paid, open] = [await issuedInvoice(scene), await paidInvoice(scene), await newInvoice(scene)];

  api.clock.set('2026-12-11T02:30:00.000Z'); // still the 10th in São Paulo
  expect(await invoiceActions.expireDue('test')).toBe(0);
  api.clock.set('2026-12-11T03:05:00.000Z');
  expect(await invoiceActions.expireDue('test')).toBe(1);
  expect(await invoiceActions.expireDue('test')).toBe(0);

  expect(await Promise.all([due, paid, open].map(({ id }) => statusOf(id)))).toEqual(['overdue', 'paid', 'requested']);
  expect((await eventsOf(due.id)).at(-1)).toEqual({ action: 'invoice.expired' });
});

test('falls overdue batch by batch', async () => {
  await issuedInvoice(scene);
  await api.sql(`insert into invoices (status, status_at, requested_at, competence, due_date, company_id, client_id, description, gross_amount,
      iss_base, iss_amount, withheld_total, net_amount, created_at, updated_at)
    select 'sent', now(), now(), '2026-01', '2026-02-01', company_id, client_id, 'x', 1, 1, 0, 0, 1, now(), now()
    from invoices, generate_series(1, 450) where id = (select max(id) from invoices)`);
  expect(await invoiceActions.expireDue('test')).toBe(450);
});

test('a denied cancellation goes back to where the invoice stood', async () => {
  const { id } = await issuedInvoice(scene);
  await invoiceActions.send(system, staff(id));
  const form = { reason: '1', justification: 'Tomador errado, trocar de hospital.', version: null } as const;
  await api.modules.withdrawals.askCancellation(system, { ...staff(id), by: 'doctor' }, form);
  await api.modules.withdrawals.denyCancellation(system, staff(id), { answer: 'Fora do prazo.', version: null });
  expect(await statusOf(id)).toBe('sent');
  const [denied] = await api.ask(receivable.history, { id }, { as: scene.master });
  expect(denied).toMatchObject({
    label: 'Cancelamento negado',
    reason: 'Fora do prazo.',
    changes: [
      { old: 'Cancelamento solicitado', new: 'Cancelamento negado' },
      { old: 'Cancelamento negado', new: 'Enviada ao tomador' },
      { label: 'Resposta ao pedido de cancelamento', new: 'Fora do prazo.' },
    ],
  });
});

test('a doctor does not do what is staff’s, and acts only on what they see', async () => {
  const { id } = await issuedInvoice(scene);
  await expect(invoiceActions.cancel(system, { ...staff(id), by: 'doctor' })).rejects.toMatchObject({
    body: { code: 'illegal_transition' },
  });
  const elsewhere = { company_id: (await newScene(api)).company.id, requested_by: null };
  await expect(invoiceActions.send(system, { id, scope: elsewhere, by: 'doctor' })).rejects.toMatchObject({ status: 404 });
  expect((await api.ask(invoice.detail, { company_id: scene.company.id, id }, { as: scene.partner })).status).toBe('authorized');
});
