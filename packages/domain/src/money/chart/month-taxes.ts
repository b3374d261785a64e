import type { TaxRegime } from '../../company/company/company-kinds.ts';
import { type CompanyMonths, openedIn } from '../../law/month/company-months.ts';
import { revenueTotal } from '../../law/month/month-revenue.ts';
import { type MonthTax, monthTax, type PresumidoMonthTax } from '../../law/tax/month-tax.ts';
import { simplesTaxes } from '../../law/tax/simples.ts';
import { simplesMonths } from '../../law/tax/simples-months.ts';
import type { SimplesAnnex } from '../../law/tax/tables/simples-table.ts';
import { whyNoDas } from '../../month/closing/closing-checks.ts';
import { addCompetence } from '../../shared/date/competence.ts';
import { quarterOf } from '../../shared/date/quarter.ts';
import { splitCents, sumCents } from '../../shared/money/money.ts';

// What a company's months cost in taxes, tax by tax, for the picture of them: as `monthTax` says, and of a month that is closed as it was kept.

/** What was kept of a month when it was closed; cents. `das`: as the PGDAS-D said it, else as it was computed. */
export type KeptMonthTax = {
  regime: TaxRegime;
  revenue: number;
  das: number | null;
  das_problem: string | null;
  untold: readonly string[];
  annex: SimplesAnnex | null;
  rbt12: number | null;
  /** What the DAS is a part of, and of it what has its ISS kept back. */
  base: number | null;
  without_iss: number | null;
  presumido: PresumidoMonthTax | null;
};

export type TaxPart = { tax: string; amount: number };

/** `parts` sum to `total`; where nothing can be said of a month, `problem` says why. Cents. */
export type ChartMonthTax = {
  month: string;
  revenue: number;
  closed: boolean;
  total: number | null;
  parts: TaxPart[];
  problem: string | null;
};

/** A month as it is computed or kept, and what its DAS depends on. */
export type ToldMonth = Pick<KeptMonthTax, Exclude<keyof KeptMonthTax, 'regime'>> & {
  month: string;
  closed: boolean;
  is_simples: boolean;
  iss_in_das: boolean | undefined;
  taxes: Readonly<Record<string, number>> | null;
};

/** The taxes of each month asked for. A quarter's IRPJ and CSLL are told of the month by what it adds to them. */
export const chartMonthTaxes = (months: readonly ToldMonth[], requested: readonly string[]): ChartMonthTax[] =>
  requested.flatMap((month) => {
    const one = months.find((candidate) => candidate.month === month);
    if (!one) return [];
    const before = months.find((candidate) => candidate.month === addCompetence(month, -1)) ?? null;
    const { revenue, closed } = one;
    const parts = partsOf(one, before);
    return [
      {
        month,
        revenue,
        closed,
        total: parts && sumCents(parts.map(({ amount }) => amount)),
        parts: parts ?? [],
        problem: parts ? null : whyNone(one),
      },
    ];
  });

/** Those asked for and the one before each: as they were kept where they are closed. */
export const toldMonths = (
  months: CompanyMonths,
  requested: readonly string[],
  keptOf: (month: string) => KeptMonthTax | undefined,
): ToldMonth[] => {
  const simples = simplesMonths(months);
  const first = requested[0];
  const wanted = first === undefined ? [] : [addCompetence(first, -1), ...requested];
  return wanted.filter((month) => month >= openedIn(months)).map((month) => toldOf(monthTax(months, month, simples), keptOf(month)));
};

const toldOf = (tax: MonthTax, kept: KeptMonthTax | undefined): ToldMonth => {
  const { competence: month, simples, das, das_due, presumido } = tax;
  const iss_in_das = simples?.iss_in_das;
  if (kept) {
    const { regime, ...facts } = kept;
    return { ...facts, month, closed: true, is_simples: regime === 'simples', iss_in_das, taxes: keptTaxes(month, kept, iss_in_das) };
  }
  return {
    month,
    closed: false,
    is_simples: tax.tax_regime === 'simples',
    revenue: revenueTotal(tax.revenue),
    das: das_due,
    das_problem: simples?.problem ?? null,
    untold: simples?.factor.untold ?? [],
    annex: das?.annex ?? null,
    rbt12: simples?.rbt12 ?? null,
    base: simples?.base.total ?? null,
    without_iss: simples?.base.without_iss ?? null,
    presumido,
    iss_in_das,
    taxes: das?.taxes ?? null,
  };
};

const keptTaxes = (competence: string, { annex, rbt12, base, without_iss }: KeptMonthTax, iss_in_das: boolean | undefined) =>
  annex === null || rbt12 === null || base === null
    ? null
    : simplesTaxes({ annex, competence, rbt12, revenue: base, revenue_without_iss: without_iss ?? 0, iss_in_das }).taxes;

const partsOf = (one: ToldMonth, before: ToldMonth | null): TaxPart[] | null => {
  if (one.is_simples) return one.das === null ? null : dividedDas(one.das, one.taxes);
  return one.presumido && presumidoParts(one.presumido, before?.presumido ?? null);
};

/** What is to be paid, divided as the law divides what was computed; whole where that is not known. */
const dividedDas = (total: number, taxes: ToldMonth['taxes']): TaxPart[] => {
  const names = Object.entries(taxes ?? {}).filter(([, amount]) => amount > 0);
  if (names.length === 0) return total === 0 ? [] : [{ tax: 'DAS', amount: total }];
  const amounts = splitCents(
    total,
    names.map(([, amount]) => amount),
  );
  return names.map(([tax], at) => ({ tax, amount: amounts[at] ?? 0 }));
};

const presumidoParts = ({ quarter, ...month }: PresumidoMonthTax, before: PresumidoMonthTax | null): TaxPart[] => {
  const earlier = before?.quarter === quarter ? before : { irpj: 0, csll: 0 };
  return [
    { tax: 'IRPJ', amount: month.irpj - earlier.irpj },
    { tax: 'CSLL', amount: month.csll - earlier.csll },
    { tax: 'COFINS', amount: month.cofins },
    { tax: 'PIS', amount: month.pis },
  ].filter(({ amount }) => amount !== 0);
};

const whyNone = ({ is_simples, das_problem, untold, month }: ToldMonth): string =>
  is_simples && (das_problem !== null || untold.length > 0)
    ? whyNoDas({ problem: das_problem, untold })
    : `Não há tabela da lei para ${quarterOf(month).slice(0, 4)}`;
