import { client } from '@esteto/contract/billing/client';
import { type InvoiceBatchDetail, invoiceBatch } from '@esteto/contract/billing/invoice-batch';
import { receivable } from '@esteto/contract/billing/receivable';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { unique } from '../../../../testing/documents.ts';
import { mailServer } from '../../../../testing/mail-server.ts';
import { newScene } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { clientSample } from '../../client/client.examples.ts';
import { issuedInvoice, newInvoice } from '../testing/invoice-scene.ts';

const server = await mailServer();
afterAll(() => server.close());
const api = await testApp({ SMTP_URL: server.url }, { idle: true });
const scene = await newScene(api);
const { master, company } = scene;
const as = { as: master };
const run = () => api.modules.runBatches('test');

beforeEach(() => Object.assign(server, { refuse: () => null, mood: null, received: [] }));

const issued = async (count: number, taker?: { id: number }): Promise<number[]> => {
  const ids = [];
  for (let made = 0; made < count; made += 1) ids.push((await issuedInvoice(scene, taker)).id);
  return ids;
};
const started = (action: 'archive' | 'unarchive' | 'email' | 'export', invoice_ids: number[]): Promise<InvoiceBatchDetail> =>
  api.ask(invoiceBatch[action], { body: { invoice_ids } }, as);
const detail = ({ id }: { id: number }) => api.ask(invoiceBatch.detail, { id }, as);
const timesArchived = async (ids: number[]) =>
  (await api.sql("select entity_id, count(*) from events where action = 'invoice.archived' and entity_id = any($1) group by 1", [ids])).map(
    ({ count }) => Number(count),
  );
/** More calls at once than there are connections: none of those that were cut off is left. */
const reconnected = ({ id }: { id: number }) =>
  expect
    .poll(async () =>
      (await Promise.all(Array.from({ length: 30 }, () => api.call(invoiceBatch.detail, { id }, as)))).map(({ status }) => status),
    )
    .toEqual(Array.from({ length: 30 }, () => 200));
const addressed = (email: string) =>
  api.ask(client.create, { company_id: company.id, body: { ...clientSample(), email } }, { as: scene.partner });

test('each invoice gets its result: those that may are archived, the others say why not', async () => {
  const [ids, open] = [await issued(2), await newInvoice(scene)];
  const batch = await started('archive', [...ids, open.id]);
  expect(batch).toMatchObject({ action: 'archive', total: 3, waiting: 3, done: 0, failed: 0, failures: [] });
  await run();
  expect(await detail(batch)).toMatchObject({
    waiting: 0,
    done: 2,
    failed: 1,
    failures: [
      { invoice_id: open.id, title: 'Nota de nov/2026', company_name: company.name, error: expect.stringContaining('"Solicitada"') },
    ],
  });
  const [event] = await api.ask(receivable.history, { id: ids[0] ?? 0 }, as);
  expect(event).toMatchObject({ label: 'Nota arquivada', actor_name: master.name });
});

test('only what failed is tried again', async () => {
  const [done, open] = [await issued(1), await newInvoice(scene)];
  const batch = await started('archive', [...done, open.id]);
  await run();
  await api.sql("update invoices set status = 'discarded' where id = $1", [open.id]);
  expect(await api.ask(invoiceBatch.retry, { id: batch.id }, as)).toMatchObject({ waiting: 1, done: 1, failed: 0 });
  await run();
  expect(await detail(batch)).toMatchObject({ waiting: 0, done: 2, failed: 0 });
  expect(await timesArchived([...done, open.id])).toEqual([1, 1]);
  expect(await api.ask(invoiceBatch.retry, { id: batch.id }, as)).toMatchObject({ waiting: 0, done: 2 });
});

test('all that match the filters, and nothing else', async () => {
  const taker = await addressed('notas@hospital.test');
  const ids = await issued(3, taker);
  const filters = { search: taker.document, status: 'authorized' as const };
  const batch = await api.ask(invoiceBatch.archive, { body: { invoice_ids: [], filters } }, as);
  expect(batch.total).toBe(3);
  await run();
  const back = await api.ask(invoiceBatch.unarchive, { body: { invoice_ids: [], filters: { ...filters, archived: true } } }, as);
  expect(back.total).toBe(3);
  await run();
  const { items } = await api.ask(receivable.list, { search: taker.document }, as);
  expect(items.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
});

test('those left out of all that match stay as they are', async () => {
  const taker = await addressed('notas@hospital.test');
  const [kept = 0, ...others] = await issued(3, taker);
  const filters = { search: taker.document };
  const batch = await api.ask(invoiceBatch.archive, { body: { filters, except_ids: [kept] } }, as);
  expect(batch.total).toBe(others.length);
  await run();
  const { items } = await api.ask(receivable.list, filters, as);
  expect(items.map(({ id }) => id)).toEqual([kept]);
});

test.each([
  [{}, { '': ['Escolha as notas, ou todas as que os filtros mostram.'] }],
  [{ invoice_ids: [1], filters: {} }, { '': ['Escolha as notas, ou todas as que os filtros mostram.'] }],
  [{ filters: { search: 'ninguém se chama assim' } }, { filters: ['Nenhuma nota corresponde aos filtros.'] }],
  [{ invoice_ids: ['1'] }, { 'invoice_ids.0': ['Escolha Nota.'] }],
])('refuses %j in words', async (body, errors) => {
  const { status, error } = await api.call(invoiceBatch.archive, { body: body as never }, as);
  expect({ status, errors: error.errors }).toEqual({ status: 422, errors });
});

test('an invoice that does not exist begins nothing', async () => {
  const [id = 0] = await issued(1);
  expect((await api.call(invoiceBatch.archive, { body: { invoice_ids: [id, 987_654_321] } }, as)).status).toBe(404);
  expect(await timesArchived([id])).toEqual([]);
});

test('pressed twice it begins once; an invoice named twice is done once', async () => {
  const [id = 0] = await issued(1);
  const headers = { 'idempotency-key': `batch-${unique()}` };
  const press = () => api.call(invoiceBatch.archive, { body: { invoice_ids: [id, id] } }, { ...as, headers });
  const [first, second] = [await press(), await press()];
  expect(second.body).toEqual(first.body);
  expect(first.body.total).toBe(1);
});

test('ten jobs beside each other do each invoice once', async () => {
  const ids = await issued(12);
  const batch = await started('archive', ids);
  await Promise.all(Array.from({ length: 10 }, run));
  expect(await detail(batch)).toMatchObject({ done: 12, waiting: 0 });
  expect(await timesArchived(ids)).toEqual(ids.map(() => 1));
  const [row] = await api.sql('select finished_at is not null as finished from invoice_batches where id = $1', [batch.id]);
  expect(row).toEqual({ finished: true });
});

test('cut off from the database in the middle, it goes on with what is left', async () => {
  const ids = await issued(12);
  const batch = await started('archive', ids);
  const cutOff = run().then(
    () => 'done',
    () => 'cut off',
  );
  await expect.poll(async () => (await timesArchived(ids)).length).toBeGreaterThan(2);
  await api.sql(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and usename <> current_user',
  );
  await cutOff;
  await reconnected(batch);
  await run();
  expect(await detail(batch)).toMatchObject({ done: 12, failed: 0, waiting: 0 });
  expect(await timesArchived(ids)).toEqual(ids.map(() => 1));
});

test('messages go to whom each taker names; the row waits for its message, and says what came of it', async () => {
  const [reached, wrong, silent] = [await addressed('certo@hospital.test'), await addressed('errado@hospital.test'), undefined];
  const ids = [...(await issued(1, reached)), ...(await issued(1, wrong)), ...(await issued(1, silent))];
  server.refuse = (address) => (address.startsWith('errado') ? { code: 550, text: '5.1.1 unknown' } : null);
  const batch = await started('email', ids);
  await run();
  expect(await detail(batch)).toMatchObject({ waiting: 2, done: 0, failed: 1 });
  await api.modules.deliverEmails('test');
  expect(await detail(batch)).toMatchObject({
    waiting: 0,
    done: 1,
    failed: 2,
    failures: [
      { invoice_id: ids[1], error: 'Este endereço não existe no servidor do tomador.' },
      { invoice_id: ids[2], error: expect.stringContaining('O tomador não tem e-mail para notas.') },
    ],
  });
  expect(await api.ask(receivable.detail, { id: ids[0] ?? 0 }, as)).toMatchObject({ status: 'sent' });

  server.refuse = () => null;
  expect(await api.ask(invoiceBatch.retry, { id: batch.id }, as)).toMatchObject({ waiting: 2, done: 1, failed: 0 });
  await run();
  await api.modules.deliverEmails('test');
  expect(await detail(batch)).toMatchObject({ done: 2, failed: 1 });
  expect(server.received.map(({ to }) => to[0])).toEqual(['certo@hospital.test', 'errado@hospital.test']);
});

test('an export is a spreadsheet that runs nothing', async () => {
  const ids = await issued(2);
  await api.sql(`update invoices set parties_at_issue = jsonb_set(parties_at_issue, '{taker,name}', '"=1+1"') where id = $1`, [ids[0]]);
  const batch = await started('export', ids);
  const file = async () => api.call(invoiceBatch.file, { id: batch.id }, as);
  expect((await file()).status).toBe(409);
  expect(batch.has_file).toBe(false);
  await run();
  expect(await detail(batch)).toMatchObject({ has_file: true, done: 2 });
  const lines = (await file()).bytes.toString('utf8').split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe(
    '\uFEFFEmpresa;CNPJ da empresa;Tomador;CPF/CNPJ do tomador;Situação;Número;Código de verificação;Competência;Emissão;Vencimento;Valor do serviço;ISS;Total retido;Valor líquido;Valor recebido',
  );
  expect(lines[1]).toContain(`${company.name};`);
  expect(lines[1]).toContain(";'=1+1;");
  expect(lines[1]).toContain(';Autorizada;');
  expect(lines[1]).toMatch(/;11\/2026;20\/11\/2026;10\/12\/2026;15000,00;/);
  expect((await api.call(invoiceBatch.file, { id: (await started('archive', ids)).id }, as)).status).toBe(404);
});
