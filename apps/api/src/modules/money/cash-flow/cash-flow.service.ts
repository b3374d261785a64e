import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { OwnBoletoRow } from '@esteto/contract/money/boleto';
import {
  type CashFlowEntry,
  type cashFlow,
  type Expense,
  type Forecast,
  MAX_MONTHS,
  type MonthSummary,
} from '@esteto/contract/money/cash-flow';
import type { ExpenseRow } from '@esteto/contract/money/expense';
import { seesAllInvoices } from '@esteto/domain/billing/invoice/invoice-visibility';
import { type BalanceType, balanceTypeSettings, DEFAULT_BALANCE_TYPE } from '@esteto/domain/money/cash-flow/balance-type';
import { monthlySummary, monthsWithMean } from '@esteto/domain/money/cash-flow/monthly-summary';
import { addCompetence, competenceOf, firstDayOf, lastCompetences, monthsBetween } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import type { InvoiceService } from '../../billing/invoice/invoice.service.ts';
import { memberScope } from '../../billing/invoice/invoice-scope.ts';
import type { BoletoService } from '../boleto/boleto.service.ts';
import type { ExpenseService } from '../expense/expense.service.ts';
import type { ReconciliationService } from '../reconciliation/reconciliation.service.ts';
import { moves } from './cash-flow.repository.ts';
import * as forecasts from './forecast.repository.ts';

export type CashFlowService = ReturnType<typeof cashFlowService>;

type Parts = Pick<Deps, 'db' | 'clock'> & {
  invoices: Pick<InvoiceService, 'entries'>;
  boletos: Pick<BoletoService, 'outflowEntries'>;
  reconciliations: Pick<ReconciliationService, 'expenses'>;
  expenses: Pick<ExpenseService, 'ofMonth'>;
};

/** Money in and out of a company, as far as the member sees its invoices: who sees only their own is not told what the company pays. */
export const cashFlowService = ({ db, clock, invoices, boletos, reconciliations, expenses }: Parts) => {
  const summaries = async (actor: CompanyActor, months: string[], type: BalanceType): Promise<MonthSummary[]> => {
    const { inflows, outflows } = await moves(db, {
      scope: memberScope(actor),
      outflows_of: seesAllInvoices(actor.company) ? actor.company.company_id : null,
      from: monthsWithMean(months)[0] ?? '',
      to: months.at(-1) ?? '',
      today: clock.today(),
    });
    return monthlySummary(months, inflows, outflows, type);
  };

  return {
    months: (actor: CompanyActor, { from, to, balance_type }: Pick<InputOf<typeof cashFlow.months>, 'from' | 'to' | 'balance_type'>) =>
      summaries(actor, competences(from, to), balance_type ?? DEFAULT_BALANCE_TYPE),

    /** The last `count` months up to `to`, for the home page. */
    recent: (actor: CompanyActor, to: string, count: number): Promise<MonthSummary[]> =>
      summaries(actor, lastCompetences(to, count), DEFAULT_BALANCE_TYPE),

    forecast: async (actor: CompanyActor): Promise<Forecast> => {
      const scope = memberScope(actor);
      const month = competenceOf(clock.today());
      const own_only = !seesAllInvoices(actor.company);
      const [notes, past, out] = await Promise.all([
        forecasts.openNotes(db, scope),
        forecasts.past(db, scope, { day: firstDayOf(addCompetence(month, -24)), month: addCompetence(month, -3) }),
        own_only
          ? NOT_TOLD
          : forecasts.going(db, actor.company.company_id, {
              month: addCompetence(month, -1),
              spentSince: addCompetence(month, -3),
              today: clock.today(),
            }),
      ]);
      return { own_only, notes, ...past, ...out };
    },

    entries: (actor: CompanyActor, input: InputOf<typeof cashFlow.entries>): Promise<Page<CashFlowEntry>> =>
      invoices.entries(memberScope(actor), { ...input, balance_type: input.balance_type ?? DEFAULT_BALANCE_TYPE }),

    outflows: async (
      actor: CompanyActor,
      { month, balance_type, ...input }: InputOf<typeof cashFlow.outflows>,
    ): Promise<Page<OwnBoletoRow>> => {
      if (!seesAllInvoices(actor.company)) return NOTHING;
      const paidOnly = balanceTypeSettings[balance_type ?? DEFAULT_BALANCE_TYPE].only_paid_received;
      return boletos.outflowEntries(actor.company.company_id, month, paidOnly, input);
    },

    planned: async (actor: CompanyActor, { balance_type, ...input }: InputOf<typeof cashFlow.planned>): Promise<Page<ExpenseRow>> => {
      if (!seesAllInvoices(actor.company)) return NOTHING;
      const paidOnly = balanceTypeSettings[balance_type ?? DEFAULT_BALANCE_TYPE].only_paid_received;
      return expenses.ofMonth(actor.company.company_id, { ...input, paidOnly });
    },

    expenses: async (actor: CompanyActor, { month, ...input }: InputOf<typeof cashFlow.expenses>): Promise<Page<Expense>> =>
      seesAllInvoices(actor.company) ? reconciliations.expenses(actor.company.company_id, month, input) : NOTHING,
  };
};

const NOT_TOLD: forecasts.Going = { outflows: [], spent: [], guided: [], balance: null };

const NOTHING = { items: [], next: null, previous: null, total: 0 };

const competences = (from: string, to: string): string[] => {
  const count = monthsBetween(from, to) + 1;
  if (count < 1) throw invalid({ to: 'Até: escolha um mês a partir do primeiro.' });
  if (count > MAX_MONTHS) throw invalid({ to: `Até: escolha no máximo ${MAX_MONTHS} meses.` });
  return lastCompetences(to, count);
};
