import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dataExport } from '@esteto/contract/office/data-export';
import { sentDocument } from '@esteto/contract/office/sent-document';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { localFileStore } from '../../../platform/files/file-store.ts';
import type { TestPerson } from '../../../testing/factories.ts';
import { newScene, PDF } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { ofYesterday } from './data-export.examples.ts';
import { DATA_PARTS, isHidden, LEFT_OUT } from './data-parts.ts';

const api = await testApp({}, { demo: true });

type Zip = Record<string, Uint8Array>;
type Row = Record<string, unknown>;

const copyOf = async (as: TestPerson): Promise<Zip> => {
  const { id } = await api.ask(dataExport.ask, {}, { as });
  await api.modules.dataExports.make();
  const { bytes } = await api.call(dataExport.fetch, { id }, { as });
  return unzipSync(new Uint8Array(bytes));
};
const text = (zip: Zip, path: string): string => new TextDecoder().decode(zip[path]);
const rowsIn = (zip: Zip, table: string): Row[] => JSON.parse(text(zip, `dados/${table}.json`)) as Row[];
const count = async (query: string, values: unknown[]): Promise<number> =>
  Number((await api.sql<{ count: string }>(`select count(*) from ${query}`, values))[0]?.count);

/** The owner of the demo company with the most invoices, with all companies of theirs. */
const owner = async () => {
  const [found] = await api.sql<{ user_id: string }>(
    `select m.user_id from memberships m join invoices i on i.company_id = m.company_id
     where m.is_owner group by m.user_id order by count(*) desc limit 1`,
  );
  const id = Number(found?.user_id);
  const companies = await api.sql<{ company_id: string }>(
    "select company_id from memberships where user_id = $1 and user_type = 'partner' and is_active",
    [id],
  );
  await api.sql('update users set password_hash = (select password_hash from users where id = $1) where id = $1', [id]);
  const [person] = await api.sql<{ email: string }>('select email from users where id = $1', [id]);
  return { person: { id, email: person?.email ?? '' } as TestPerson, companies: companies.map(({ company_id }) => Number(company_id)) };
};

test('every table is copied or left out, with the reason', async () => {
  const tables = await api.sql<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'");
  const named = [...DATA_PARTS.map(({ table }) => table), ...Object.keys(LEFT_OUT)];
  expect(tables.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
});

test('the copy of one person holds all of theirs and nothing of others, table by table', async () => {
  const { person, companies } = await owner();
  const zip = await copyOf(person);
  const tied = await api.sql<{ table_name: string; column_name: string }>(
    "select table_name, column_name from information_schema.columns where table_schema = 'public' and column_name in ('company_id', 'user_id')",
  );
  const told: Record<string, number> = {};
  for (const { table, whose } of DATA_PARTS) {
    const rows = rowsIn(zip, table);
    told[table] = rows.length;
    const columns = tied.filter(({ table_name }) => table_name === table).map(({ column_name }) => column_name);
    if ('company' in whose && columns.includes('company_id')) {
      // Papers of the person's own dossier are of no company.
      const ofCompanies = 'sent' in whose ? rows.filter(({ company_id }) => company_id !== null) : rows;
      expect(new Set(ofCompanies.map(({ company_id }) => companies.includes(Number(company_id))))).not.toContain(false);
      expect([table, ofCompanies.length]).toEqual([table, await count(`${table} where company_id = any($1)`, [companies])]);
    } else if ('person' in whose && columns.includes('user_id')) {
      expect(new Set(rows.map(({ user_id }) => user_id === person.id))).not.toContain(false);
      expect([table, rows.length]).toEqual([table, await count(`${table} where user_id = $1`, [person.id])]);
    }
    expect(rows.flatMap((row) => Object.keys(row).filter(isHidden))).toEqual([]);
  }
  expect(told['payments']).toBe(await count('payments p join invoices i on i.id = p.invoice_id where i.company_id = any($1)', [companies]));
  // A copy that is empty would pass everything above.
  for (const table of ['users', 'companies', 'clients', 'invoices', 'payments', 'events', 'files'])
    expect([table, (told[table] ?? 0) > 0]).toEqual([table, true]);
  const files = Object.keys(zip).filter((path) => path.startsWith('arquivos/'));
  expect(files).toHaveLength(told['files'] ?? 0);
  expect(text(zip, 'leia-me.html')).toContain('Lei 13.709/2018');
});

test('an employee gets their own, and nothing of the company', async () => {
  const company = await api.make.company();
  const clerk = await api.make.employee(company, []);
  const zip = await copyOf(clerk);
  expect([rowsIn(zip, 'companies'), rowsIn(zip, 'clients'), rowsIn(zip, 'memberships').length]).toEqual([[], [], 1]);
});

test('what a colleague sent of their own is in no copy but theirs', async () => {
  const scene = await newScene(api);
  const colleague = await api.make.partner(scene.company);
  const body = { year: 2025, type: 'health' as const, payer: null };
  const send = (name: string, as: TestPerson) =>
    api.ask(sentDocument.sendIncomeTax, { company_id: scene.company.id, body, file: { name, bytes: PDF } }, { as });
  await send('de-ana.pdf', scene.partner);
  await send('de-rui.pdf', colleague);
  const filesIn = async (as: TestPerson) => {
    const zip = await copyOf(as);
    return [rowsIn(zip, 'files').map(({ name }) => name), Object.keys(zip).filter((path) => path.endsWith('.pdf')).length];
  };
  expect(await filesIn(scene.partner)).toEqual([['de-ana.pdf'], 1]);
  expect(await filesIn(colleague)).toEqual([['de-rui.pdf'], 1]);
});

test('one a day, counted from when it was asked for; one that failed counts for nothing', async () => {
  const ana = await api.make.person({});
  await copyOf(ana);
  const again = await api.call(dataExport.ask, {}, { as: ana });
  expect([again.status, again.error]).toEqual([
    409,
    {
      code: 'data_export_daily',
      message: expect.stringMatching(/^Uma cópia por dia\. A próxima pode ser pedida a partir de .*\d{2}:\d{2}/),
    },
  ]);
  await ofYesterday(api, ana.id);
  expect((await api.call(dataExport.ask, {}, { as: ana })).status).toBe(200);
  await api.sql("update data_exports set state = 'failed' where user_id = $1 and state = 'waiting'", [ana.id]);
  expect((await api.call(dataExport.ask, {}, { as: ana })).status).toBe(200);
});

test('a file that cannot be read makes the copy fail, and nothing of it stays', async () => {
  const scene = await newScene(api);
  const body = { year: 2025, type: 'health' as const, payer: null };
  await api.ask(
    sentDocument.sendIncomeTax,
    { company_id: scene.company.id, body, file: { name: 'a.pdf', bytes: PDF } },
    { as: scene.partner },
  );
  const [file] = await api.sql<{ id: string }>('select id from files where company_id = $1', [scene.company.id]);
  await localFileStore(api.config.dataDir).remove(file?.id ?? '');
  await api.ask(dataExport.ask, {}, { as: scene.partner });
  await expect(api.modules.dataExports.make()).rejects.toThrow(/copies|ENOENT/);
  expect(await api.ask(dataExport.list, {}, { as: scene.partner })).toMatchObject([{ state: 'failed', size: null }]);
  // The job that it asked for tries as well.
  const left = async () => (await readdir(join(api.config.dataDir, 'files'), { recursive: true })).filter((name) => name.endsWith('.part'));
  await expect.poll(left).toEqual([]);
});

test('one at a time, for seven days, for nobody else; the letter does not open it', async () => {
  const [ana, rui] = [await api.make.person({}), await api.make.person({})];
  const { id } = await api.ask(dataExport.ask, {}, { as: ana });
  expect((await api.call(dataExport.fetch, { id }, { as: ana })).status).toBe(404);
  expect((await api.call(dataExport.ask, {}, { as: ana })).error.code).toBe('data_export_waiting');
  await Promise.all([api.modules.dataExports.make(), api.modules.dataExports.make()]);
  expect((await api.call(dataExport.fetch, { id }, { as: ana })).status).toBe(200);
  expect((await api.call(dataExport.fetch, { id }, { as: rui })).status).toBe(404);
  const letters = async () => (await api.outbox()).filter((eml) => eml.includes(`To: ${ana.email}`));
  await expect.poll(letters).toHaveLength(1);
  expect((await letters()).filter((eml) => eml.includes('/account/'))).toEqual([]);

  const [kept] = await api.sql<{ file_id: string }>('select file_id from data_exports where id = $1', [id]);
  api.clock.advance(8 * 86_400_000);
  api.forgetSession(ana);
  await api.modules.dataExports.expire('the clock');
  expect((await api.call(dataExport.fetch, { id }, { as: ana })).status).toBe(404);
  expect(await api.ask(dataExport.list, {}, { as: ana })).toMatchObject([{ state: 'expired' }]);
  expect(await count('files where id = $1', [kept?.file_id])).toBe(0);
});
