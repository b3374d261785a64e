import type { BankAccount } from '@esteto/contract/month/bank-account';
import { monthAfterMerge, OPEN_STATEMENTS } from '@esteto/domain/month/statement/account-merge';
import { balancesOf } from '@esteto/domain/month/statement/joined-balances';
import { splitImport } from '@esteto/domain/month/statement/new-transactions';
import { MOST_KNOWN, TOO_MANY_KNOWN } from '@esteto/domain/month/statement/statement-file';
import type { AccountMergeForm, BankAccountForm } from '@esteto/domain/month/statement/statement-form';
import { statementStatusLabel } from '@esteto/domain/month/statement/statement-life';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { countOf, searchKey } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../../deps.ts';
import { AppError, invalid, notFound } from '../../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../../platform/work/actor.ts';
import { monthClosed } from '../../../../platform/work/closed-month.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { bankAccounts, statements } from '../../../../tables/statement/statement.tables.ts';
import { accountsOf, type BankAccountRow, competenceOfMonth, lockCompany, type StatementRow } from '../statement.repository.ts';
import * as repository from './bank-account.repository.ts';

export type BankAccountService = ReturnType<typeof bankAccountService>;

/** The accounts of a company: called as people call them, one where two were written, and gone where one was a mistake. */
export const bankAccountService = ({ db, work }: Pick<Deps, 'db' | 'work'>) => ({
  list: async (company_id: number): Promise<{ items: BankAccount[] }> => ({ items: await repository.list(db, company_id) }),

  rename: (actor: SessionActor, { company_id, id }: repository.AccountKey, { name, version }: BankAccountForm): Promise<BankAccount> =>
    work(actor, async (tx) => {
      await lockCompany(tx, company_id);
      const account = await repository.lockAccount(tx, { company_id, id }, version);
      const others = await accountsOf(tx.db, company_id);
      if (others.some((other) => other.id !== id && searchKey(other.name) === searchKey(name)))
        throw invalid({ name: 'Outra conta da empresa já tem este nome.' });
      await tx.change(bankAccounts, account, { name }, { action: 'bank_account.renamed', company_id });
      const renamed = (await repository.list(tx.db, company_id)).find((other) => other.id === id);
      if (!renamed) throw notFound();
      return renamed;
    }),

  merge: (actor: SessionActor, { company_id, id }: repository.AccountKey, { into_id }: AccountMergeForm): Promise<void> =>
    work(actor, async (tx) => {
      if (id === into_id) throw invalid({ into_id: 'Escolha outra conta.' });
      const { closed } = await lockCompany(tx, company_id);
      const [from, into] = await repository.lockBoth(tx, company_id, { from: id, into: into_id });
      await moveMonths(tx, from, into, { doubled: await doubledOf(tx, from, into), closed: new Set(closed) });
      const values = { removed_at: tx.now, merged_into_id: into_id };
      await tx.change(bankAccounts, from, values, { action: 'bank_account.merged', company_id });
    }),

  remove: (actor: SessionActor, { company_id, id }: repository.AccountKey): Promise<void> =>
    work(actor, async (tx) => {
      const { closed } = await lockCompany(tx, company_id);
      const account = await repository.lockAccount(tx, { company_id, id });
      for (const { statement } of await repository.monthsOf(tx, [id])) refuseSettled(actor, statement, closed);
      const said = await repository.countSaid(tx, id);
      if (said > 0) throw refused(`${countOf(said, 'lançamento já foi conciliado', 'lançamentos já foram conciliados')}. Desfaça antes.`);
      await repository.clear(tx, id);
      await tx.change(bankAccounts, account, { removed_at: tx.now }, { action: 'bank_account.removed', company_id });
    }),
});

/** Movements that both accounts hold, because the same file was sent for each: those of the account that goes. */
const doubledOf = async (tx: Tx, from: BankAccountRow, into: BankAccountRow): Promise<number[]> => {
  const movements = await repository.movementsOf(tx, [from.id, into.id], MOST_KNOWN + 1);
  if (movements.length > MOST_KNOWN) throw refused(TOO_MANY_KNOWN);
  const own = movements.filter(({ bank_account_id }) => bank_account_id === from.id);
  const others = movements.filter(({ bank_account_id }) => bank_account_id === into.id);
  const fresh = new Set(splitImport(others, own).fresh);
  const doubled = own.filter((movement) => !fresh.has(movement));
  const said = doubled.filter(({ is_said }) => is_said).length;
  if (said > 0)
    throw refused(
      `${countOf(said, 'lançamento que está nas duas contas já foi conciliado', 'lançamentos que estão nas duas contas já foram conciliados')} em “${from.name}”. Desfaça antes.`,
    );
  return doubled.map(({ movement }) => movement);
};

type Moving = { doubled: readonly number[]; closed: ReadonlySet<string> };

/** Months of the account that goes are months of the one that stays; where both were sent, the month is what both say. */
const moveMonths = async (tx: Tx, from: BankAccountRow, into: BankAccountRow, { doubled, closed }: Moving): Promise<void> => {
  const { company_id } = from;
  const months = (await repository.monthsOf(tx, [from.id, into.id])).map((held) => ({
    ...held,
    month: competenceOfMonth(held.statement),
    status: held.statement.status,
    has_files: held.files.length > 0,
  }));
  const there = new Map(months.filter(({ statement }) => statement.bank_account_id === into.id).map((month) => [month.month, month]));
  const joined: repository.Succession[] = [];
  const changes = new Map<StatementRow, { bank_account_id?: number; opening_balance?: number | null; closing_balance?: number | null }>();
  for (const month of months.filter(({ statement }) => statement.bank_account_id === from.id)) {
    const other = there.get(month.month);
    const becomes = monthAfterMerge(month, other, closed.has(month.month));
    if (typeof becomes === 'object') throw refused(becomes.refusal);
    if (becomes === 'moves' || becomes === 'replaces') changes.set(month.statement, { bank_account_id: into.id });
    if (!other) continue;
    if (becomes === 'replaces') joined.push({ from: other.statement.id, into: month.statement.id });
    else joined.push({ from: month.statement.id, into: other.statement.id });
    if (becomes !== 'joins') continue;
    const { opening, closing } = balancesOf([...month.files, ...other.files]);
    changes.set(other.statement, { opening_balance: opening, closing_balance: closing });
  }
  await repository.handOver(tx, { from: from.id, into: into.id }, { joined, doubled });
  await tx.changeAll(statements, [...changes.keys()], (row) => changes.get(row) ?? {}, { action: 'statement.account_merged', company_id });
};

/** What was checked or closed with an account stays. */
const refuseSettled = (actor: SessionActor, statement: StatementRow, closed: readonly string[]): void => {
  const month = competenceOfMonth(statement);
  if (closed.includes(month)) throw monthClosed(month, actor);
  if (!OPEN_STATEMENTS.has(statement.status) && statement.status !== 'no_movement')
    throw refused(
      `O extrato de ${formatCompetenceLong(month)} está em “${statementStatusLabel[statement.status]}”. Ele precisa ser reaberto pela equipe antes.`,
    );
};

const refused = (message: string): AppError => new AppError(422, { message, code: 'illegal_transition' });
