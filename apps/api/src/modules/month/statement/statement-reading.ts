import type { InputOf } from '@esteto/contract/endpoint';
import type { statement as contract, StatementPreview } from '@esteto/contract/month/statement';
import type { CsvTable, SaidColumns } from '@esteto/domain/month/statement/csv';
import { STATEMENT_COLUMNS } from '@esteto/domain/month/statement/csv-columns';
import { keptUnread } from '@esteto/domain/month/statement/paper-statement';
import { isTable, type StatementFileReading, type StatementFormat, statementFormat } from '@esteto/domain/month/statement/statement-file';
import { readColumns } from '@esteto/domain/shared/sheet/columns';
import { searchKey } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../deps.ts';
import type { UploadedFile } from '../../../platform/http/bind.ts';
import { readApart, TooHard } from '../../../platform/parsing/apart.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import * as repository from './statement.repository.ts';

/** Whoever sends a file of a company: one of its own people, or staff. */
export type Sender = { actor: SessionActor; company_id: number; by: 'doctor' | 'staff' };

export type Upload = Pick<InputOf<typeof contract.upload>, 'body'> & { file: UploadedFile };

type Db = Pick<Deps, 'db'>;

/** What a file says, read apart from the server; of a CSV with what was said of its columns, now and before. One statement of a CSV, none else. */
export const readUpload = async (
  { db }: Db,
  { actor, company_id }: Sender,
  { body, file }: Upload,
): Promise<StatementFileReading & { later?: number }> => {
  const format = statementFormat(file.mime, file.bytes);
  const said = isTable(format) ? await saidOf({ db }, company_id, body) : NOTHING_SAID;
  const near = repository.competenceOfMonth(body);
  return readApart('statement', { format, bytes: file.bytes, near, said }, { of: actor.user.id }).catch((error: unknown) => {
    if (error instanceof TooHard && format === 'pdf') return keptUnread('ele demora demais para ser lido');
    if (error instanceof TooHard)
      return { ok: false, reason: 'O arquivo demora demais para ser lido. Baixe o extrato de um período menor.' };
    throw error;
  });
};

const NOTHING_SAID: SaidColumns = { chosen: null, remembered: [] };

/** What was said of files of the account that this one will be of (bank-account.ts): the chosen one, that of the name, or the only one there is. */
const saidOf = async ({ db }: Db, company_id: number, { columns, bank_account_id, account_name }: Upload['body']): Promise<SaidColumns> => {
  const accounts = await repository.correctedColumns(db, company_id);
  const own = accounts.filter(({ id, name }) => {
    if (bank_account_id !== null) return id === bank_account_id;
    return account_name === null ? new Set(accounts.map((one) => one.id)).size === 1 : searchKey(name) === searchKey(account_name);
  });
  return {
    chosen: columns === null ? null : readColumns(STATEMENT_COLUMNS, columns),
    remembered: own.flatMap((row) => (row.headers !== null && row.columns ? { headers: row.headers, columns: row.columns } : [])),
  };
};

/** The columns that are kept beside a file: only where a person has corrected them. */
export const correctedOf = (table: CsvTable | null | undefined): repository.CorrectedColumns =>
  table?.corrected ? { headers: table.headers, columns: table.columns.map(({ column }) => column) } : { headers: null, columns: null };

export const previewUpload =
  (deps: Db) =>
  async (sender: Sender, sent: Upload): Promise<StatementPreview> => {
    if (PICTURES.has(statementFormat(sent.file.mime, sent.file.bytes))) return NO_TABLE;
    const read = await readUpload(deps, sender, sent);
    const { table } = read;
    if (!table) return read.ok ? NO_TABLE : { ...NO_TABLE, is_sure: false, problem: read.reason };
    return {
      columns: table.columns,
      by: table.by,
      is_sure: table.isSure && read.ok && table.doubts.length === 0,
      problem: read.ok ? null : (table.problem ?? read.reason),
      doubts: table.doubts.slice(0, MOST_DOUBTS),
      count: read.ok ? read.accounts.reduce((count, { transactions }) => count + transactions.length, 0) : 0,
      rows: table.rows,
    };
  };

/** Nothing of them is read before they are kept. */
const PICTURES: ReadonlySet<StatementFormat> = new Set(['pdf', 'photo', 'ofx']);
const NO_TABLE: StatementPreview = { columns: [], by: 'names', is_sure: true, problem: null, doubts: [], count: 0, rows: [] };
/** Enough to see what the columns lack. */
const MOST_DOUBTS = 5;
