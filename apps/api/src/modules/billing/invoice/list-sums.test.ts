import { adminClient, client } from '@esteto/contract/billing/client';
import { groupInvoice } from '@esteto/contract/billing/group-invoice';
import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import { TOTAL_LIMIT } from '@esteto/contract/list';
import { expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newClient } from '../client/client.examples.ts';
import { groupInvoice as invoiceToGroup } from './group/group-invoice.examples.ts';
import { issuedInvoice, newInvoice, paidInvoice } from './testing/invoice-scene.ts';

const api = await testApp();

test('a list of invoices tells what all that match come to, not those of the page', async () => {
  const scene = await newScene(api);
  const [asked, other, paid] = [await newInvoice(scene), await newInvoice(scene), await paidInvoice(scene)];
  await api.sql('update invoices set net_amount = $2 where id = $1', [other.id, 70_001]);
  const here = { company_id: scene.company.id, limit: 1 };
  const doctor = { as: scene.partner };
  const net = asked.net_amount + 70_001 + paid.net_amount;

  const whole = await api.ask(invoice.list, here, doctor);
  expect(whole.items).toHaveLength(1);
  expect(whole.sums).toEqual({
    gross_amount: asked.gross_amount + other.gross_amount + paid.gross_amount,
    revenue: asked.gross_amount + other.gross_amount + paid.gross_amount,
    received_amount: paid.received_amount,
    net_amount: net,
  });
  const second = await api.ask(invoice.list, { ...here, after: whole.next ?? '' }, doctor);
  expect(second.sums?.net_amount).toBe(net);
  expect((await api.ask(invoice.list, { ...here, status: 'paid' }, doctor)).sums?.net_amount).toBe(paid.net_amount);
  expect((await api.ask(invoice.list, { ...here, search: 'ninguém' }, doctor)).sums?.net_amount).toBe(0);
  const staff = await api.ask(receivable.list, here, { as: scene.master });
  expect(staff.sums?.net_amount).toBe(net);
});

test('an employee who sees own invoices only reads the sum of those', async () => {
  const scene = await newScene(api);
  await newInvoice(scene);
  const employee = await api.make.employee(scene.company, [granted('invoices', 'view')]);
  const { items, sums } = await api.ask(invoice.list, { company_id: scene.company.id }, { as: employee });
  expect([items, sums?.net_amount]).toEqual([[], 0]);
});

test("a manager reads the sum of the group's invoices, and no sum that the list does not show", async () => {
  const scene = await newScene(api);
  const { net_amount, gross_amount } = await invoiceToGroup(scene);
  await issuedInvoice(scene);
  const { sums } = await api.ask(groupInvoice.list, { group_id: scene.group.id }, { as: scene.manager });
  expect(sums).toEqual({ gross_amount, net_amount });
});

test('a list of clients tells what is still to be received from all that match', async () => {
  const scene = await newScene(api);
  const [first, second] = [await issuedInvoice(scene), await issuedInvoice(scene)];
  await newClient(scene);
  const company_id = scene.company.id;
  const { sums } = await api.ask(client.list, { company_id, limit: 1 }, { as: scene.partner });
  expect(sums).toEqual({ open_balance: first.net_amount + second.net_amount });
  const staff = await api.ask(adminClient.list, { company_id, search: first.client.name }, { as: scene.master });
  expect(staff.sums?.open_balance).toBe(staff.items.reduce((sum, { open_balance }) => sum + open_balance, 0));
});

test('nothing is added up beyond what is counted', async () => {
  const scene = await newScene(api);
  const { id, net_amount } = await newInvoice(scene);
  const columns = (
    await api.sql<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name = 'invoices' and is_generated = 'NEVER' and is_identity = 'NO' and column_name not in ('id', 'requested_at')`,
    )
  ).map(({ name }) => name);
  const copies = (count: number) =>
    api.sql(
      `insert into invoices (${columns.join(', ')}, requested_at)
       select ${columns.join(', ')}, requested_at - n * interval '1 second' from invoices, generate_series(1, $2) n where id = $1`,
      [id, count],
    );
  const list = () => api.ask(invoice.list, { company_id: scene.company.id }, { as: scene.partner });
  await copies(TOTAL_LIMIT - 1);
  expect(await list()).toMatchObject({ total: TOTAL_LIMIT, sums: { net_amount: TOTAL_LIMIT * net_amount } });
  await copies(1);
  expect(await list()).toMatchObject({ total: TOTAL_LIMIT + 1, sums: null });
});
