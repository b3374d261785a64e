import type { ChartTaxes } from '@esteto/contract/money/chart';
import { type CompanyMonths, regimeIn } from '@esteto/domain/law/month/company-months';
import { shownStep } from '@esteto/domain/law/tax/step';
import type { ChartSpan } from '@esteto/domain/money/chart/chart-period';
import { chartMonthTaxes, type KeptMonthTax, toldMonths } from '@esteto/domain/money/chart/month-taxes';
import { taxTotals, UNDIVIDED } from '@esteto/domain/money/chart/tax-chart';
import { explainedMonth } from '@esteto/domain/money/chart/tax-law';
import { addCompetence } from '@esteto/domain/shared/date/competence';
import type { ClosingService } from '../../month/closing/closing.service.ts';

type KeptClosing = Awaited<ReturnType<ClosingService['kept']>>[number];

export const NO_TAXES: ChartTaxes = {
  hidden: false,
  natural_person: false,
  on_cash_basis: false,
  months: [],
  revenue: 0,
  total: 0,
  rate: null,
  untold: 0,
  taxes: [],
  last: null,
};

/** The month before says what a quarter had come to when the first one began. */
export const firstTold = ({ from }: ChartSpan): string => addCompetence(from, -1);

/** The taxes of the months asked for, those that are closed as they were kept; each tax with what the law said of it last. */
export const taxesOf = (company: CompanyMonths, kept: readonly KeptClosing[], wanted: readonly string[]): ChartTaxes => {
  if (company.type === 'natural_person') return { ...NO_TAXES, natural_person: true };
  const byMonth = new Map(kept.map((closing) => [closing.month, keptTax(closing)]));
  const months = toldMonths(company, wanted, (month) => byMonth.get(month));
  const drawn = chartMonthTaxes(months, wanted);
  const { taxes, ...totals } = taxTotals(drawn);
  const withTaxes = drawn.filter(({ parts }) => parts.length > 0).map(({ month }) => month);
  const explained = months
    .filter(({ month }) => withTaxes.includes(month))
    .toReversed()
    .flatMap((month) => explainedMonth(company, month) ?? []);
  const lawOf = (tax: string) => explained.find(({ laws }) => laws[tax])?.laws[tax] ?? UNDIVIDED;
  const [last] = explained;
  return {
    ...totals,
    hidden: false,
    natural_person: false,
    on_cash_basis: wanted.some((month) => regimeIn(company, month).on_cash_basis),
    months: drawn.map(({ parts: _, ...month }) => month),
    taxes: taxes.map((one) => ({ ...one, ...lawOf(one.tax) })),
    last: last ? { month: last.month, steps: last.steps.map(shownStep) } : null,
  };
};

const keptTax = ({ figures, das_official }: KeptClosing): KeptMonthTax => ({ ...figures, das: das_official ?? figures.das_calculated });
