import { type CompanyMonths, regimeIn } from '../../law/month/company-months.ts';
import { NO_REVENUE, revenueTotal } from '../../law/month/month-revenue.ts';
import { formatMoney } from '../../shared/money/money.ts';

/**
 * Why a month is not to be told as one without movement or waived, null where nothing speaks against it. The PGDAS-D tells the revenue of every month, and on the
 * cash basis what came in as well (Res. CGSN 140/2018, arts. 16 and 38).
 */
export const movementProblem = (months: CompanyMonths, month: string): string | null => {
  const revenue = revenueTotal(months.revenues[month] ?? NO_REVENUE);
  if (revenue > 0) return `O mês tem ${formatMoney(revenue)} em notas: não é sem movimento, nem se dispensa.`;
  const received = regimeIn(months, month).on_cash_basis ? (months.received[month]?.amount ?? 0) : 0;
  return received > 0 ? `No mês entraram ${formatMoney(received)} de notas: não é sem movimento, nem se dispensa.` : null;
};
