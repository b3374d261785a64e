import { EMPLOYEE_MOST, SOCIAL_SECURITY } from '../../law/tax/tables/social-security.ts';
import type { Validity } from '../../shared/date/validity.ts';
import { roundHalfUpCents, sumCents } from '../../shared/money/money.ts';
import type { DossierSource, IncomeTaxFactKind } from './income-tax-fact-kinds.ts';

/** What a line of the dossier says of it; `month` is null where it is of the whole year. Cents. */
type Contribution = { section: IncomeTaxFactKind; source: DossierSource; month: string | null; social_security: number };

/**
 * What of the INSS of a year is official social security, cents: of a month, whatever the number of sources, no more than the ceiling's (Lei 8.212/1991,
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
