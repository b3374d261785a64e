import type { StatementProgress, StatementUpload } from '@esteto/contract/month/statement';
import { statementFormat } from '@esteto/domain/month/statement/statement-file';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { monthClosed } from '../../../platform/work/closed-month.ts';
import { statementImports as table, type WaitingStatement } from '../../../tables/statement/statement.tables.ts';
import { accountsFor } from './bank-account.ts';
import * as repository from './statement.repository.ts';
import * as imports from './statement-import.repository.ts';
import { correctedOf, type readUpload, type Sender, type Upload } from './statement-reading.ts';

// A file of more movements than are kept while somebody waits: its accounts are known at once, its movements come by a job (large-statement-job.ts).

export const KEEP_STATEMENT = 'statements.keep';
export type KeepStatement = { import_id: number };

type Read = Extract<Awaited<ReturnType<typeof readUpload>>, { ok: true }> & { later: number };

/** Takes the file, and says by what its progress is asked for. */
export const later =
  ({ work, files, secrets, jobs }: Pick<Deps, 'work' | 'files' | 'secrets' | 'jobs'>) =>
  ({ actor, company_id, by }: Sender, { body, file }: Upload, read: Read): Promise<StatementUpload> =>
    work(actor, async (tx) => {
      const month = repository.competenceOfMonth(body);
      const { closed } = await repository.lockCompany(tx, company_id);
      if (closed.includes(month)) throw monthClosed(month, actor);
      const { accounts: former } = await repository.accountsAround(tx, company_id, { from: month, until: month }, '');
      const said = { former, read: read.accounts, named: body.account_name, chosen: body.bank_account_id };
      const { ids } = await accountsFor(tx, secrets, company_id, said);
      const file_id = await files.keep(tx, file, company_id);
      const waiting: WaitingStatement = { by, format: statementFormat(file.mime, file.bytes), month, account_ids: ids };
      const values = {
        company_id,
        file_id,
        fresh: 0,
        repeated: 0,
        months: [],
        ...correctedOf(read.table),
        total: read.later,
        done: 0,
        waiting,
      };
      const { id } = await tx.insert(table, values, { action: 'statement_import.begun', company_id });
      await jobs.enqueue(tx, KEEP_STATEMENT, { import_id: id } satisfies KeepStatement, `statement-keep-${id}`);
      return { fresh: 0, repeated: 0, months: [], warnings: read.warnings, import_id: id };
    });

/** How far a file is that is kept by a job, for whoever sent it. */
export const progressOf =
  ({ db }: Pick<Deps, 'db'>) =>
  async (company_id: number, id: number): Promise<StatementProgress> => {
    const sent = await imports.find(db, id, eq(table.company_id, company_id));
    if (!sent || sent.total === null || sent.done === null) throw notFound();
    const { total, done, failed, waiting, fresh, repeated, months, warnings } = sent;
    const state = waiting ? 'reading' : failed ? 'failed' : 'kept';
    return { state, total, done, problem: failed, fresh, repeated, months, warnings: warnings ?? [] };
  };
