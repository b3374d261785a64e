import { createHash } from 'node:crypto';
import type { StatementUpload } from '@esteto/contract/month/statement';
import { differ, joinedBalances, type Span } from '@esteto/domain/month/statement/joined-balances';
import { lookAlikes } from '@esteto/domain/month/statement/look-alike';
import { type MonthPart, monthParts } from '@esteto/domain/month/statement/month-parts';
import { splitImport } from '@esteto/domain/month/statement/new-transactions';
import {
  isUnread,
  MOST_KNOWN,
  type StatementReading,
  statementFormat,
  TOO_MANY_KNOWN,
} from '@esteto/domain/month/statement/statement-file';
import { statementMachine, statementStatusLabel } from '@esteto/domain/month/statement/statement-life';
import { addCompetence, competenceOf, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { countOf } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import { monthClosed } from '../../../platform/work/closed-month.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { statements as table } from '../../../tables/statement/statement.tables.ts';
import { type Accounts, accountsFor } from './bank-account.ts';
import * as repository from './statement.repository.ts';
import { correctedOf, readUpload, type Sender, type Upload } from './statement-reading.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files' | 'secrets' | 'jobs'>;

/** A job of whoever explains movements: those of a company have come. */
export const STATEMENT_READ = 'statements.read';
export type StatementRead = { company_id: number };

/** What was said of the file beside it, and what is there of its months. */
type Known = { sentFor: string; accounts: Accounts; around: repository.Around; closed: ReadonlySet<string> };

/** A month of an account that takes what the file brings of it. */
type Taken = {
  bank_account_id: number;
  part: MonthPart;
  current: repository.StatementAround | undefined;
  fresh: MonthPart['transactions'];
};

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
      const context = { sentFor, accounts, around, closed };
      const receiving: Taken[] = [];
      for (const [index, reading] of read.accounts.entries()) receiving.push(...(await take(tx, context, index, reading, answer)));
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

/** What an account's months take of the file; what they do not is told in `answer`. */
const take = async (
  tx: Tx,
  { sentFor, accounts, around, closed }: Known,
  index: number,
  reading: StatementReading,
  answer: StatementUpload,
): Promise<Taken[]> => {
  const bank_account_id = accounts.ids[index] ?? 0;
  const own = around.statements.filter((row) => row.bank_account_id === bank_account_id);
  const standing = (month: string) => own.find((row) => repository.competenceOfMonth(row) === month);
  const all = monthParts(reading, sentFor).map((part) => ({ part, current: standing(part.month) }));
  const parts = all.filter(({ current }) => !current || !around.holding.has(current.id));
  const inFile = parts.flatMap(({ part }) => part.transactions);
  const fresh = await freshOf(tx, bank_account_id, inFile, accounts.opened.has(bank_account_id));
  answer.repeated += reading.transactions.length - fresh.size;
  if (parts.length === 0) {
    answer.warnings.push('Este mesmo arquivo já tinha sido enviado. Nada foi guardado de novo.');
    return [];
  }
  if (reading.transactions.length > 0 && !all.some(({ part }) => part.month === sentFor)) answer.warnings.push(elsewhere(sentFor, all));
  const [first] = parts;
  if (first && differ(standing(addCompetence(first.part.month, -1))?.closing_balance ?? null, openingOf(first)))
    answer.warnings.push('O saldo inicial não é o saldo final do mês anterior. Pode faltar um período.');

  const receiving: Taken[] = [];
  for (const { part, current } of parts) {
    const own = part.transactions.filter((transaction) => fresh.has(transaction));
    const refusal = part.month === sentFor ? null : whyClosed(part.month, current, closed);
    if (refusal) {
      if (own.length > 0)
        answer.warnings.push(
          `${refusal}: ${countOf(own.length, 'lançamento novo ficou', 'lançamentos novos ficaram')} de fora. Fale com o seu contador.`,
        );
      continue;
    }
    if (part.month !== sentFor && own.length === 0 && current && !isWaiting(current)) continue;
    if (joinedBalances(current ? spanOf(current) : null, part).breaks)
      answer.warnings.push('O saldo não continua de um arquivo do mês para o outro. Pode faltar um período entre eles.');
    answer.fresh += own.length;
    receiving.push({ bank_account_id, part, current, fresh: own });
  }
  return receiving;
};

/** The movements that are not there yet. One statement. */
const freshOf = async (
  tx: Tx,
  bank_account_id: number,
  incoming: MonthPart['transactions'],
  isNew: boolean,
): Promise<Set<MonthPart['transactions'][number]>> => {
  const days = incoming.map(({ date }) => date).toSorted();
  const [from, until] = [days[0], days.at(-1)];
  if (isNew || !from || !until) return new Set(incoming);
  const kept = await repository.movementsBetween(tx, bank_account_id, { from, until, most: MOST_KNOWN + 1 });
  if (kept.length > MOST_KNOWN) throw invalid({ file: TOO_MANY_KNOWN });
  return new Set(splitImport(kept, incoming).fresh);
};

const likenessOf = (count: number): string =>
  `${countOf(count, 'lançamento parece repetido e ficou', 'lançamentos parecem repetidos e ficaram')} à espera: veja em Lançamentos, em “Parecem repetidos”, se é o mesmo dinheiro.`;

/** The months as they become, each by its id. */
const keep = async (
  tx: Tx,
  { company_id, by }: Pick<Sender, 'company_id' | 'by'>,
  receiving: readonly Taken[],
): Promise<ReadonlyMap<Taken, number>> => {
  const ids = new Map<Taken, number>();
  for (const isWhole of [true, false]) {
    const begun = receiving.filter(({ part, current }) => !current && part.is_whole === isWhole);
    if (begun.length === 0) continue;
    const values = begun.map(({ bank_account_id, part }) => ({
      company_id,
      bank_account_id,
      ...repository.monthOfCompetence(part.month),
      ...sending(tx, part, undefined),
      status: isWhole ? ('sent' as const) : ('pending' as const),
    }));
    const rows = await tx.insertAll(table, values, { action: isWhole ? 'statement.sent' : 'statement.part_kept', company_id });
    for (const [index, { id }] of rows.entries()) {
      const one = begun[index];
      if (one) ids.set(one, id);
    }
  }
  for (const one of receiving) {
    const { part, current } = one;
    if (!current) continue;
    const values = sending(tx, part, current);
    if (part.is_whole && current.status !== 'sent') await tx.move(table, statementMachine, current, { action: 'send', by }, values);
    else await tx.change(table, current, values, { action: part.is_whole ? 'statement.sent' : 'statement.part_kept', company_id });
    ids.set(one, current.id);
  }
  return ids;
};

/** What the file says of a month, as it is kept beside it: what is left when another file is taken back follows from these. */
const fileOf = (one: Taken, ids: ReadonlyMap<Taken, number>) => {
  const { is_whole, opening, closing, first, last } = one.part;
  return {
    statement_id: ids.get(one) ?? 0,
    is_whole,
    opening_balance: opening,
    closing_balance: closing,
    first_day: first,
    last_day: last,
  };
};

const movementsOf = (one: Taken, ids: ReadonlyMap<Taken, number>) =>
  one.fresh.map((movement) => ({ ...movement, bank_account_id: one.bank_account_id, statement_id: ids.get(one) ?? 0 }));

/** What the team missed in an earlier file is answered with one that covers the month. */
const sending = (tx: Tx, part: MonthPart, current: repository.StatementAround | undefined) => {
  const { opening, closing } = joinedBalances(current ? spanOf(current) : null, part);
  const balances = { opening_balance: opening, closing_balance: closing };
  return part.is_whole ? { ...balances, sent_at: tx.now, message: null } : balances;
};

const openingOf = ({ part, current }: Pick<Taken, 'part' | 'current'>): number | null =>
  joinedBalances(current ? spanOf(current) : null, part).opening;

const spanOf = ({ opening_balance: opening, closing_balance: closing, first, last }: repository.StatementAround): Span => ({
  opening,
  closing,
  first,
  last,
});

/** A file of the client's is still to come, or may still be completed. */
const isWaiting = ({ status }: repository.StatementAround): boolean => status === 'pending' || status === 'incomplete';

/** Why a month that the file was not sent for takes nothing of it; null where it does. */
const whyClosed = (month: string, current: repository.StatementAround | undefined, closed: ReadonlySet<string>): string | null => {
  if (closed.has(month)) return `O mês de ${formatCompetenceLong(month)} está fechado`;
  if (!current || current.status === 'sent' || isWaiting(current)) return null;
  return `O extrato de ${formatCompetenceLong(month)} está em “${statementStatusLabel[current.status]}”`;
};

const elsewhere = (sentFor: string, parts: readonly { part: MonthPart }[]): string => {
  const months = parts.map(({ part }) => formatCompetenceLong(part.month));
  const named = months.length > 2 ? `${months[0]} a ${months.at(-1)}` : months.join(' e ');
  return `O arquivo não traz nenhum lançamento de ${formatCompetenceLong(sentFor)}: é de ${named}, e ficou ${months.length > 1 ? 'nesses meses' : 'nesse mês'}.`;
};
