import type { ListInput, Page } from '@esteto/contract/list';
import type { BankRule, TransactionDetail, TransactionRow } from '@esteto/contract/money/reconciliation';
import { invoiceTitle } from '@esteto/domain/billing/invoice/invoice-title';
import type { ReconciliationForm, TransactionFilters } from '@esteto/domain/money/reconciliation/reconciliation-form';
import { ruleWords } from '@esteto/domain/money/reconciliation/rule-words';
import { type Proposal, proposalsFor, suggestions, type Target } from '@esteto/domain/money/reconciliation/suggestion';
import { transactionStatus } from '@esteto/domain/money/reconciliation/transaction-status';
import type { Deps } from '../../../deps.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import { bankRules } from '../../../tables/reconciliation/reconciliation.tables.ts';
import type { BoletoService } from '../boleto/boleto.service.ts';
import type { ExpenseService } from '../expense/expense.service.ts';
import type { Hand } from './hand.ts';
import { openTargets } from './open-targets.ts';
import * as repository from './reconciliation.repository.ts';
import { applyRules, changeRule, isKnownBy } from './reconciliation-rules.ts';
import { reconcile, tellApart, undo } from './reconciling.ts';

export type ReconciliationService = ReturnType<typeof reconciliationService>;

type TransactionInput = ListInput & Partial<TransactionFilters>;

type Parts = Pick<Deps, 'db' | 'work' | 'jobs'> & {
  boletos: Pick<BoletoService, 'payIn' | 'unpayIn'>;
  expenses: Pick<ExpenseService, 'payIn' | 'unpayIn'>;
};

/** Movements of the accounts of a company, and what their money was for. */
export const reconciliationService = ({ db, work, jobs, boletos, expenses }: Parts) => {
  const targetsFor = ({ sees }: Hand): Promise<Target[]> => openTargets(db, sees);

  const shown = async (hand: Hand, id: number): Promise<TransactionRow> => {
    const row = await repository.detail(db, hand.company_id, id);
    return row.said || row.twin ? rowOf(hand, row, null) : rowOf(hand, row, suggestions([row], await targetsFor(hand)).get(row.id) ?? null);
  };

  return {
    list: async (hand: Hand, input: TransactionInput): Promise<Page<TransactionRow>> => {
      const [page, targets] = await Promise.all([repository.list(db, hand.company_id, input), targetsFor(hand)]);
      const waiting = page.items.filter((row) => row.said === null && row.twin === null);
      const likely = suggestions(waiting, targets);
      return { ...page, items: page.items.map((row) => rowOf(hand, row, likely.get(row.id) ?? null)) };
    },

    detail: async (hand: Hand, id: number): Promise<TransactionDetail> => {
      const { company_id } = hand;
      const row = await repository.detail(db, company_id, id);
      const words = ruleWords(row.memo);
      const profit = hand.names && row.amount < 0 ? { owners: row.partners, filed: row.filed } : null;
      if (row.said || row.twin) return { ...rowOf(hand, row, null), candidates: [], words, alike: 0, profit };
      const targets = await targetsFor(hand);
      const waiting = await repository.waiting(db, company_id);
      const single = proposalsFor(row, targets).filter(({ targets: [, another] }) => another === undefined);
      return {
        ...rowOf(hand, row, suggestions([row], targets).get(row.id) ?? null),
        candidates: single.map((proposal) => candidateOf(row, proposal)),
        words,
        profit,
        alike: waiting.filter((other) => other.id !== id && isKnownBy({ words, is_inflow: row.amount > 0 }, other)).length,
      };
    },

    reconcile: async (hand: Hand, id: number, said: ReconciliationForm): Promise<TransactionRow> => {
      await work(hand.actor, (tx) => reconcile({ boletos, expenses, jobs }, tx, hand, { id, said }));
      return shown(hand, id);
    },

    undo: async (hand: Hand, id: number): Promise<TransactionRow> => {
      await work(hand.actor, (tx) => undo({ boletos, expenses, jobs }, tx, hand, id));
      return shown(hand, id);
    },

    tellApart: (hand: Hand, id: number, isOther: boolean): Promise<void> => work(hand.actor, (tx) => tellApart(tx, hand, id, isOther)),

    rules: async ({ company }: CompanyActor): Promise<{ items: BankRule[] }> => ({
      items: await repository.rulesWithHits(db, company.company_id),
    }),

    changeRule: changeRule({ work, jobs }),

    /** What it has said stays said. */
    removeRule: async ({ company: { company_id }, ...actor }: CompanyActor, { id }: { id: number }): Promise<void> => {
      await work(actor, (tx) =>
        tx.update(
          bankRules,
          { id, version: null, scope: repository.rulesInForce(company_id) },
          { deleted_at: tx.now },
          { action: 'bank_rule.removed', company_id },
        ),
      );
    },

    /** What a company spent in a month beside its boletos. */
    expenses: (company_id: number, month: string, input: ListInput) => repository.bankExpenses(db, company_id, month, input),

    /** What came with a statement and a rule knows. A job. */
    applyRules: applyRules({ work, jobs }),
  };
};

const rowOf = (hand: Hand, { company_id: _, said, ...row }: repository.MovementRow, likely: Proposal | null): TransactionRow => ({
  ...row,
  status: transactionStatus(said && { ...said, targets: said.parts.length }, likely !== null),
  said: said && {
    ...said,
    parts: said.parts.map((part) => ({ kind: part.kind, id: part.id, amount: part.amount, name: nameOf(hand, part) })),
  },
  suggestion: likely && { parts: partsOf(row, likely), left: likely.left, reasons: likely.reasons },
});

/** What a note or a boleto is called, for who may see all of them; for others what it is. */
const nameOf = ({ sees }: Hand, { kind, number, issue_date, competence, name }: repository.SaidPart): string => {
  if (kind === 'expense') return sees.expenses === null ? 'Uma despesa' : name;
  if (kind === 'boleto') return sees.boletos === null ? 'Um boleto' : name;
  const isOpen = sees.invoices === 'every_company' || sees.invoices?.requested_by === null;
  return isOpen ? `${invoiceTitle({ number, issue_date, competence: competence ?? '' })}, ${name}` : 'Uma nota fiscal';
};

/** How the money of a movement falls onto the targets of a proposal: each gets what is due of it, the last what is left. */
const partsOf = ({ amount, date }: { amount: number; date: string }, { targets }: Proposal) => {
  let left = Math.abs(amount);
  return targets.map((target) => {
    const part = Math.min(left, target.dueOn(date));
    left -= part;
    return { kind: target.kind, id: target.id, name: target.title, amount: part };
  });
};

const candidateOf = (row: repository.MovementRow, proposal: Proposal) => {
  const [target] = proposal.targets;
  const [part] = partsOf(row, proposal);
  if (!target || !part) throw new Error('a proposal without a target');
  return { ...part, due: target.dueOn(row.date), reasons: proposal.reasons };
};
