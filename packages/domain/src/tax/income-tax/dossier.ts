import type { SelicRates } from '../../law/obligation/late-tax.ts';
import type { LawTables } from '../../law/tax/tables/law-tables.ts';
import { EMPLOYEE_MOST, SOCIAL_SECURITY } from '../../law/tax/tables/social-security.ts';
import type { Validity } from '../../shared/date/validity.ts';
import { firmOf } from '../../shared/document/same-firm.ts';
import { roundHalfUpCents, sumCents } from '../../shared/money/money.ts';
import { type IncomeTaxResultOfYear, type IncomeTaxYear, incomeTaxOfYear } from './annual-result.ts';
import { type CashOfYear, type Goods, type GoodsLine, goodsOf, type PendingGoods } from './goods.ts';
import type { DossierSource, IncomeTaxFactKind } from './income-tax-fact-kinds.ts';
import type { YearFigures } from './year-figures.ts';

/** One line of what is known of a person's year, cents. `amount` is before every deduction. */
export type DossierLine = {
  section: IncomeTaxFactKind;
  source: DossierSource;
  /** Who paid or was paid, or whom it is about. */
  name: string;
  document: string | null;
  /** 'YYYY-MM'; null for a whole year. */
  month: string | null;
  amount: number;
  social_security: number;
  /** Withheld, or paid as carnê-leão. */
  tax: number;
  /** Livro-caixa of the month. */
  cash_book: number;
  thirteenth: number;
  thirteenth_tax: number;
  left_out: boolean;
  /** It is not known how much of it is this person's: shown, never counted. */
  is_shared: boolean;
  company_id: number | null;
  fact_id: number | null;
  /** The file of the statement of income that says it. */
  informe_id: number | null;
  /** Somebody left it out: shown, never counted. */
  set_aside: boolean;
  /** The day until which the month's DARF is paid; `paid_on`: when it was. */
  due_date: string | null;
  paid_on: string | null;
  note: string | null;
};

/** `counts`: it is part of the result; what another source says already is not. */
export type CountedLine = DossierLine & { counts: boolean };

export type DossierSide = { source: DossierSource; counts: boolean; amount: number; social_security: number; tax: number };

/** A payer on whom the sources do not agree, with what each of them says. */
export type DossierDifference = { section: IncomeTaxFactKind; name: string; document: string | null; sides: DossierSide[] };

export type Dossier = {
  lines: CountedLine[];
  differences: DossierDifference[];
  goods: Goods;
  /** `figures`: with the goods, where something is known of them and nothing waits to be confirmed. */
  result: Omit<IncomeTaxResultOfYear, 'figures'> & { figures: YearFigures };
};

type DossierInput = {
  year: number;
  /** The last day to deliver, as `irpfDeadline` says it. */
  deadline: string;
  lines: readonly DossierLine[];
  goods: { lines: readonly GoodsLine[]; pending: readonly PendingGoods[] };
  rates: SelicRates;
  tables: LawTables;
};

/**
 * The order in which sources are believed where several say the same: the book that the tax is paid by, then notes, for what individuals pay; a statement of income
 * before what was told.
 */
const FIRST_COME: Partial<Record<IncomeTaxFactKind, readonly DossierSource[]>> = {
  employment: ['payroll', 'informe', 'told'],
  services: ['invoices', 'cash_book', 'informe', 'told'],
  individuals: ['cash_book', 'invoices', 'told'],
  profits: ['distributions', 'told'],
  exclusive: ['informe', 'told'],
};

/**
 * What a year comes to by everything that is known of it. What was told never takes the place of what is computed: of one payer (of individuals,
 * who are many, of all together) the first source counts, and where the others do not agree each is told beside it. Every other line counts.
 * Goods and debts stand beside and count into no tax. Throws DomainError for a year without tables.
 */
export const dossierOf = ({ year, deadline, lines, goods: listedGoods, rates, tables }: DossierInput): Dossier => {
  const groups = groupsOf(lines);
  const counted = countLines(lines);
  const differences = [...groups.values()].flatMap((group) => differenceOf(group, firstSource(group)));
  const input = { ...inputOf(year, counted), deadline, rates, tables };
  const { figures, ...result } = incomeTaxOfYear(input);
  const withheld = sumCents(
    counted.filter(({ counts, section }) => counts && TAXABLE.includes(section)).map((line) => line.social_security),
  );
  const goods = goodsOf({ ...listedGoods, cash: cashOf(input, withheld) });
  const isKnown = goods.lines.length > 0 && goods.pending.length === 0;
  const ofGoods = { assets_value: isKnown ? goods.assets.value : null, debts_value: isKnown ? goods.debts.value : null };
  return { lines: counted, differences, goods, result: { ...result, figures: { ...figures, ...ofGoods } } };
};

const TAXABLE: readonly IncomeTaxFactKind[] = ['employment', 'services', 'individuals'];

/** What was paid in the year, and what of it is known to have been spent; what a person lives on is not. */
const cashOf = ({ taxable_income, exclusive, exempt_income, paid, spending }: IncomeTaxYear, social_security: number): CashOfYear => ({
  income: taxable_income + exclusive.income + exempt_income,
  tax_paid: paid.withheld + paid.carne_leao + paid.dividends + exclusive.tax,
  spending: sumCents([social_security, ...spending.education, spending.health, spending.pension, spending.alimony, spending.cash_book]),
});

/** Which of the lines are part of a result. */
export const countLines = (lines: readonly DossierLine[]): CountedLine[] => {
  const first = new Map([...groupsOf(lines)].map(([key, group]) => [key, firstSource(group)]));
  return lines.map((line) => ({ ...line, counts: isWeighed(line) && isCounting(line, first.get(groupKey(line))) }));
};

const isWeighed = ({ is_shared, set_aside }: DossierLine): boolean => !is_shared && !set_aside;

const groupsOf = (lines: readonly DossierLine[]): Map<string, DossierLine[]> => Map.groupBy(lines.filter(isWeighed), groupKey);

/**
 * Empty where a line stands alone: so does a month of the book in which nothing came in. The head office of a firm tells for all its places (Lei 9.779/1999,
 * art. 15).
 */
const groupKey = ({ section, document, name, amount }: DossierLine): string => {
  if (!FIRST_COME[section] || amount === 0) return '';
  return section === 'individuals' ? section : `${section} ${document === null ? name : firmOf(document)}`;
};

/** Null where every line counts. */
const firstSource = (group: readonly DossierLine[]): DossierSource | null => {
  const [line] = group;
  if (!line || groupKey(line) === '') return null;
  return FIRST_COME[line.section]?.find((source) => group.some((one) => one.source === source)) ?? null;
};

const isCounting = ({ source }: DossierLine, first: DossierSource | null | undefined): boolean => !first || source === first;

const COMPARED = ['amount', 'social_security', 'tax'] as const;

const differenceOf = (group: readonly DossierLine[], first: DossierSource | null): DossierDifference[] => {
  const [line] = group;
  if (!line || !first) return [];
  const sides = [...Map.groupBy(group, ({ source }) => source)].map(([source, said]) => ({
    source,
    counts: source === first,
    amount: sumCents(said.map(({ amount }) => amount)),
    social_security: sumCents(said.map(({ social_security }) => social_security)),
    tax: sumCents(said.map(({ tax }) => tax)),
  }));
  const [one, ...others] = sides;
  if (others.every((side) => COMPARED.every((part) => side[part] === one?.[part]))) return [];
  const all = line.section === 'individuals';
  return [{ section: line.section, name: all ? 'Todas as pessoas físicas' : line.name, document: all ? null : line.document, sides }];
};

const inputOf = (year: number, all: readonly CountedLine[]): Omit<IncomeTaxYear, 'deadline' | 'rates' | 'tables'> => {
  const lines = all.filter(({ counts }) => counts);
  const of = (...sections: IncomeTaxFactKind[]): CountedLine[] => lines.filter(({ section }) => sections.includes(section));
  const sum = (part: 'amount' | 'tax' | 'cash_book' | 'thirteenth' | 'thirteenth_tax', among: readonly CountedLine[]): number =>
    sumCents(among.map((line) => line[part]));
  const taxable = of(...TAXABLE);
  const exclusive = of('exclusive');
  const studies = Map.groupBy(of('education'), ({ document, name }) => document ?? name);
  return {
    year,
    taxable_income: sum('amount', taxable),
    spending: {
      social_security: socialSecurityOfYear(year, taxable),
      dependents: of('dependent').length,
      education: [...studies.values()].map((lines) => sum('amount', lines)),
      health: sum('amount', of('health')),
      pension: sum('amount', of('pension')),
      alimony: sum('amount', of('alimony')),
      cash_book: sum('cash_book', taxable),
      self_employed_income: sum('amount', of('services', 'individuals')),
    },
    paid: {
      withheld: sum('tax', of('employment', 'services')),
      carne_leao: sum('tax', of('individuals')),
      dividends: sum('tax', of('profits')),
    },
    exclusive: {
      income: sum('amount', exclusive) + sum('thirteenth', taxable),
      tax: sum('tax', exclusive) + sum('thirteenth_tax', taxable),
    },
    exempt_income: sum('amount', of('profits', 'exempt')),
    left_out: sum(
      'amount',
      lines.filter(({ left_out }) => left_out),
    ),
    company_reducer: sum('amount', of('company_reducer')),
  };
};

/** What a line of the dossier says of it; `month` is null where it is of the whole year. Cents. */
type Contribution = { section: IncomeTaxFactKind; source: DossierSource; month: string | null; social_security: number };

/**
 * The part of the INSS of a year that is official social security, cents: in a month, whatever the number of sources, no more than the ceiling's (Lei 8.212/1991,
 * art. 28, § 5º). What was withheld above it is asked back from Receita Federal (IN RFB 2.055/2021), and lowers no tax. A whole year's line has room for
 * twelve months.
 */
export const socialSecurityOfYear = (year: number, lines: readonly Contribution[]): number => {
  const [table, employee] = [ofYear(SOCIAL_SECURITY, year), ofYear(EMPLOYEE_MOST, year)];
  const sum = (of: readonly Contribution[]): number => sumCents(of.map(({ social_security }) => social_security));
  if (!table || !employee) return sum(lines);
  const most = (of: readonly Contribution[]): number =>
    Math.max(0, ...of.map((line) => mostOf(line, { ...table, employee_most: employee.most })));
  const months = Map.groupBy(lines, ({ month }) => month);
  const monthly = sumCents([...months].map(([month, of]) => (month === null ? sum(of) : Math.min(sum(of), most(of)))));
  return months.has(null) ? Math.min(monthly, 12 * most(lines)) : monthly;
};

const ofYear = <Table extends Validity>(tables: readonly Table[], year: number): Table | undefined =>
  tables.find(({ from, until }) => from <= `${year}-12` && (until === null || until >= `${year}-01`));

/** Nothing is said by a line that has none. Own income pays the rate of the self-employed, an employee by steps, everybody else what a company withholds. */
const mostOf = (
  { section, source, social_security }: Contribution,
  { ceiling, own_rate, partner_rate, employee_most }: (typeof SOCIAL_SECURITY)[number] & { employee_most: number },
): number => {
  if (social_security === 0) return 0;
  if (section === 'individuals') return roundHalfUpCents(ceiling, own_rate);
  return section === 'employment' && source !== 'payroll' ? employee_most : roundHalfUpCents(ceiling, partner_rate);
};
