import { type CashFlowEntry, type cashFlow, MAX_MONTHS, type MonthSummary } from '@esteto/contract/cash-flow';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { type BalanceType, DEFAULT_BALANCE_TYPE } from '@esteto/domain/cash-flow/balance-type';
import { monthlySummary, monthsWithMean } from '@esteto/domain/cash-flow/monthly-summary';
import { lastCompetences, monthsBetween } from '@esteto/domain/shared/date/competence';
import { invalid } from '../../platform/http/app-error.ts';
import type { CompanyActor } from '../../platform/work/actor.ts';
import type { InvoiceService } from '../invoice/invoice.service.ts';
import { memberScope } from '../invoice/invoice-scope.ts';

export type CashFlowService = ReturnType<typeof cashFlowService>;

/** Money in and out of a company, as far as the member sees its invoices. Nothing goes out yet: payments come with the boletos. */
export const cashFlowService = ({ invoices }: { invoices: Pick<InvoiceService, 'inflows' | 'entries'> }) => ({
  months: (actor: CompanyActor, { from, to, balance_type }: Pick<InputOf<typeof cashFlow.months>, 'from' | 'to' | 'balance_type'>) =>
    summaries(invoices, actor, competences(from, to), balance_type ?? DEFAULT_BALANCE_TYPE),

  /** The last `count` months up to `to`, for the home page. */
  recent: (actor: CompanyActor, to: string, count: number): Promise<MonthSummary[]> =>
    summaries(invoices, actor, lastCompetences(to, count), DEFAULT_BALANCE_TYPE),

  entries: (actor: CompanyActor, input: InputOf<typeof cashFlow.entries>): Promise<Page<CashFlowEntry>> =>
    invoices.entries(memberScope(actor), { ...input, balance_type: input.balance_type ?? DEFAULT_BALANCE_TYPE }),
});

const summaries = async (
  invoices: Pick<InvoiceService, 'inflows'>,
  actor: CompanyActor,
  months: string[],
  type: BalanceType,
): Promise<MonthSummary[]> => {
  const rows = await invoices.inflows(memberScope(actor), monthsWithMean(months)[0] ?? '', months.at(-1) ?? '');
  return monthlySummary(months, rows, [], type);
};

const competences = (from: string, to: string): string[] => {
  const count = monthsBetween(from, to) + 1;
  if (count < 1) throw invalid({ to: 'Até: escolha um mês a partir do primeiro.' });
  if (count > MAX_MONTHS) throw invalid({ to: `Até: escolha no máximo ${MAX_MONTHS} meses.` });
  return lastCompetences(to, count);
};
