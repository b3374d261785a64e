import { createHash } from 'node:crypto';
import type { StatementUpload } from '@esteto/contract/month/statement';
import { lookAlikes } from '@esteto/domain/month/statement/look-alike';
import { monthParts } from '@esteto/domain/month/statement/month-parts';
import { isUnread, type StatementReading, statementFormat } from '@esteto/domain/month/statement/statement-file';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import { monthClosed } from '../../../platform/work/closed-month.ts';
import { accountsFor } from './bank-account.ts';
import { later } from './large-statement.ts';
import * as repository from './statement.repository.ts';
import { fileOf, keep, likenessOf, movementsOf, type Taken, take } from './statement-months.ts';
import { correctedOf, readUpload, type Sender, type Upload } from './statement-reading.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files' | 'secrets' | 'jobs'>;

/** A job of whoever explains movements: those of a company have come. */
export const STATEMENT_READ = 'statements.read';
export type StatementRead = { company_id: number };

/**
 * A file of a bank, read before anything is kept: one that says nothing leaves nothing behind. Its movements fall into their months, whichever it was sent
 * for. A month that takes none is told before the reading, which may take long.
 */
export const upload =
  ({ db, work, clock, files, secrets, jobs }: Parts) =>
  async (sender: Sender, { body, file }: Upload): Promise<StatementUpload> => {
    const { actor, company_id, by } = sender;
    const { account_name, bank_account_id } = body;
    const sentFor = repository.competenceOfMonth(body);
    const format = statementFormat(file.mime, file.bytes);
    refuseFuture(clock.today(), sentFor);
    const takesLong = isUnread(format) || file.bytes.length > READ_AT_ONCE;
    if (takesLong && (await repository.isClosed(db, company_id, sentFor))) throw monthClosed(sentFor, actor);
    const read = await readUpload({ db }, sender, { body, file });
    if (!read.ok) throw invalid({ file: read.reason });

    if (read.later !== undefined) return later({ work, files, secrets, jobs })(sender, { body, file }, { ...read, later: read.later });

    return work(actor, async (tx) => {
      const checksum = createHash('sha256').update(file.bytes).digest('hex');
      const company = await repository.lockCompany(tx, company_id);
      const closed = new Set(company.closed);
      const { accounts: former, ...around } = await repository.accountsAround(
        tx,
        company_id,
        monthsAround(read.accounts, sentFor),
        checksum,
      );
      const accounts = await accountsFor(tx, secrets, company_id, {
        former,
        read: read.accounts,
        named: account_name,
        chosen: bank_account_id,
      });
      const answer: StatementUpload = { fresh: 0, repeated: 0, months: [], warnings: [...read.warnings] };
      const context = { sentFor, around, closed };
      const receiving: Taken[] = [];
      for (const [index, reading] of read.accounts.entries()) {
        const bank_account_id = accounts.ids[index] ?? 0;
        const isNew = accounts.opened.has(bank_account_id);
        const share = { bank_account_id, isNew, parts: monthParts(reading, sentFor), which: 'all' } as const;
        receiving.push(...(await take(tx, context, share, answer)));
      }
      if (receiving.some(({ part }) => closed.has(part.month))) throw monthClosed(sentFor, actor);

      const months = [...new Set(receiving.filter(({ part }) => part.is_whole).map(({ part }) => part.month))].toSorted();
      if (receiving.length > 0) {
        const ids = await keep(tx, { company_id, by }, receiving);
        const movements = receiving.flatMap((one) => movementsOf(one, ids));
        const twins = lookAlikes(movements, former.length > 0 ? await repository.sameMoney(tx, company_id, movements) : []);
        const file_id = await files.keep(tx, file, company_id);
        const sent = { file_id, months, fresh: answer.fresh, repeated: answer.repeated, ...correctedOf(read.table) };
        await repository.keepImport(tx, company_id, sent, {
          kept: receiving.map((one) => ({ ...fileOf(one, ids), format, checksum })),
          movements: movements.map((movement) => ({ ...movement, twin_id: twins.get(movement)?.movement ?? null })),
        });
        if (twins.size > 0) answer.warnings.push(likenessOf(twins.size));
      }
      if (company.has_rules && answer.fresh > 0)
        await jobs.enqueue(tx, STATEMENT_READ, { company_id } satisfies StatementRead, `statement-read-${company_id}`);
      return { ...answer, months, warnings: [...new Set(answer.warnings)] };
    });
  };

export const refuseFuture = (today: string, month: string): void => {
  if (month > competenceOf(today)) throw invalid({ month: 'Este mês ainda não começou.' });
};

/** Text of so many bytes is read in no time: of a closed month the database refuses it afterwards. */
const READ_AT_ONCE = 100_000;

/** The months that the file speaks of, with the one that it was sent for, from the month before the first of them on. */
const monthsAround = (readings: readonly StatementReading[], sentFor: string): { from: string; until: string } => {
  const months = readings.flatMap((reading) => monthParts(reading, sentFor).map(({ month }) => month));
  const sorted = [sentFor, ...months].toSorted();
  return { from: addCompetence(sorted[0] ?? sentFor, -1), until: sorted.at(-1) ?? sentFor };
};
