import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { ask, databaseAt } from '../../testing/test-database.ts';
import { migrate } from './migrate.ts';

// What the migrations that were written by hand make of the rows that are there already.

test('0008: what was asked while requirements stood in the invoice becomes a row each, and nothing of it is lost', async () => {
  const { sql, migrateTo } = await emptyDatabase();
  await migrateTo('0007_payments');
  await sql(PARTIES);
  const [opened, resolved] = ['2026-11-03T02:30:00.000Z', '2026-11-09T12:00:00.000Z'];
  const asked = { text: 'Qual é o contrato?', opened_at: opened, opened_by: 1, due_at: '2026-11-10' };
  await sql(
    invoiceWith([
      { ...asked, answer: 'O 77, da sede.', resolved_at: resolved, resolved_by: 2 },
      { ...asked, text: 'E a escala?', opened_by: 2, answer: 'Segue.' },
      { ...asked, text: 'E o empenho?', due_at: null },
    ]),
  );
  await sql(invoiceWith([]));
  await sql(invoiceWith([{ ...asked, text: 'Falta o CNPJ.', opened_by: null, resolved_at: resolved, resolved_by: 1 }]));

  const at = { opened: new Date(opened), resolved: new Date(resolved) };
  const open = { answer: null, answered_at: null, resolved_at: null, resolved_by: null };
  const row = { invoice_id: '1', due_at: '2026-11-10', created_at: at.opened, updated_at: at.opened, version: 1, ...open };
  const concluded = { status: 'concluded', updated_at: at.resolved, resolved_at: at.resolved };
  const moved = [
    { ...row, ...concluded, text: asked.text, created_by: '1', answer: 'O 77, da sede.', answered_at: at.resolved, resolved_by: '2' },
    { ...row, status: 'answered', text: 'E a escala?', created_by: '2', answer: 'Segue.', answered_at: at.opened },
    // Without a last day: the one on which it was opened, in São Paulo.
    { ...row, status: 'open', text: 'E o empenho?', created_by: '1', due_at: '2026-11-02' },
    { ...row, ...concluded, invoice_id: '3', text: 'Falta o CNPJ.', created_by: null, resolved_by: '1' },
  ];
  await migrateTo('0008_requirements');
  expect(await sql(REQUIREMENTS)).toEqual(moved);
  expect(await sql("select from information_schema.columns where table_name = 'invoices' and column_name = 'requirements'")).toEqual([]);

  await migrateTo(null);
  expect(await sql(REQUIREMENTS)).toEqual(moved);
});

const REQUIREMENTS = `
select invoice_id, status, text, due_at::text, created_at, created_by, updated_at, version, answer, answered_at, resolved_at, resolved_by
from invoice_requirements order by id`;

/** Two of staff, a company and its client. */
const PARTIES = `
insert into users (created_at, updated_at, type, name, email, password_hash)
values (now(), now(), 'admin', 'Marina', 'marina@teste.test', '-'), (now(), now(), 'admin', 'Rafael', 'rafael@teste.test', '-');
insert into companies (created_at, updated_at, type, name, accounting_status, tax_regime, wizard_step, address)
values (now(), now(), 'new_company', 'Souza', 'active', 'simples', 'finished', '{}');
insert into clients (created_at, updated_at, company_id, person_type, name, search_key)
values (now(), now(), 1, 'PJ', 'Hospital', 'hospital')`;

const invoiceWith = (requirements: object[]): string => `
insert into invoices (created_at, updated_at, status, status_at, requested_at, competence, company_id, client_id, description,
  gross_amount, iss_base, iss_amount, withheld_total, net_amount, requirements)
values (now(), now(), 'requirement', now(), now(), '2026-11', 1, 1, 'Plantões', 100, 100, 2, 0, 100, '${JSON.stringify(requirements)}')`;

/** A database of one's own without any table yet. */
const emptyDatabase = async () => {
  const server = inject('server');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await ask(server.ownerUrl, `create database ${name}`);
  onTestFinished(async () => void (await ask(server.ownerUrl, `drop database ${name} with (force)`)));
  const url = databaseAt(server.ownerUrl, name);
  return {
    sql: (text: string) => ask(url, text),
    /** Up to that migration and no further; null for all. */
    migrateTo: async (last: string | null) => {
      const folder = mkdtempSync(join(tmpdir(), 'esteto-migrations-'));
      try {
        cpSync(MIGRATIONS, folder, { recursive: true });
        if (last) endJournal(join(folder, 'meta/_journal.json'), last);
        await migrate(url, folder);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
};

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

const endJournal = (file: string, last: string): void => {
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag === last);
  if (end === -1) throw new Error(`no migration ${last}`);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end + 1) }));
};
