import type { StatementUpload } from '@esteto/contract/month/statement';
import { differ, joinedBalances, type Span } from '@esteto/domain/month/statement/joined-balances';
import type { MonthPart } from '@esteto/domain/month/statement/month-parts';
import { splitImport } from '@esteto/domain/month/statement/new-transactions';
import { MOST_KNOWN, TOO_MANY_KNOWN } from '@esteto/domain/month/statement/statement-file';
import { statementMachine, statementStatusLabel } from '@esteto/domain/month/statement/statement-life';
import { addCompetence, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { countOf } from '@esteto/domain/shared/text/text';
import { invalid } from '../../../platform/http/app-error.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { statements as table } from '../../../tables/statement/statement.tables.ts';
import * as repository from './statement.repository.ts';
import type { Sender } from './statement-reading.ts';

// What the months of an account take of a file, whether it is kept at once or by a job.

/** What was said of the file beside it, and what is there of its months. */
export type Known = { sentFor: string; around: repository.Around; closed: ReadonlySet<string> };

/** A month of an account that takes what the file brings of it. */
export type Taken = {
  bank_account_id: number;
  part: MonthPart;
  current: repository.StatementAround | undefined;
  fresh: MonthPart['transactions'];
};

/** Which of an account's months are taken: all that the file has, or one of a larger file. */
export type Share = { bank_account_id: number; isNew: boolean; parts: readonly MonthPart[]; which: 'all' | 'first' | 'later' };

/** What an account's months take of the file; what they do not is told in `answer`. */
export const take = async (
  tx: Tx,
  { sentFor, around, closed }: Known,
  { bank_account_id, isNew, parts: read, which }: Share,
  answer: StatementUpload,
): Promise<Taken[]> => {
  const own = around.statements.filter((row) => row.bank_account_id === bank_account_id);
  const standing = (month: string) => own.find((row) => repository.competenceOfMonth(row) === month);
  const all = read.map((part) => ({ part, current: standing(part.month) }));
  const parts = all.filter(({ current }) => !current || !around.holding.has(current.id));
  const inFile = parts.flatMap(({ part }) => part.transactions);
  const fresh = await freshOf(tx, bank_account_id, inFile, isNew);
  const count = read.reduce((sum, { transactions }) => sum + transactions.length, 0);
  answer.repeated += count - fresh.size;
  if (parts.length === 0) {
    answer.warnings.push('Este mesmo arquivo já tinha sido enviado. Nada foi guardado de novo.');
    return [];
  }
  if (which === 'all' && count > 0) answer.warnings.push(...elsewhere(sentFor, read));
  const [first] = parts;
  if (first && which !== 'later' && differ(standing(addCompetence(first.part.month, -1))?.closing_balance ?? null, openingOf(first)))
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

export const likenessOf = (count: number): string =>
  `${countOf(count, 'lançamento parece repetido e ficou', 'lançamentos parecem repetidos e ficaram')} à espera: veja em Lançamentos, em “Parecem repetidos”, se é o mesmo dinheiro.`;

/** The months as they become, each by its id. */
export const keep = async (
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
export const fileOf = (one: Taken, ids: ReadonlyMap<Taken, number>) => {
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

export const movementsOf = (one: Taken, ids: ReadonlyMap<Taken, number>) =>
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

/** What is said of a file that has nothing of the month it was sent for. */
export const elsewhere = (sentFor: string, parts: readonly Pick<MonthPart, 'month'>[]): string[] => {
  if (parts.some(({ month }) => month === sentFor)) return [];
  const months = parts.map(({ month }) => formatCompetenceLong(month));
  const named = months.length > 2 ? `${months[0]} a ${months.at(-1)}` : months.join(' e ');
  return [
    `O arquivo não traz nenhum lançamento de ${formatCompetenceLong(sentFor)}: é de ${named}, e ficou ${months.length > 1 ? 'nesses meses' : 'nesse mês'}.`,
  ];
};
