import type { OfficeRules } from '@esteto/domain/accounting-parameter/accounting-parameter-form';
import type { ClosingFacts } from '@esteto/domain/closing/closing-checks';
import { payrollTotal } from '@esteto/domain/r-factor/payroll-month-form';
import { rFactorStanding } from '@esteto/domain/r-factor/r-factor-standing';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import { DomainError } from '@esteto/domain/shared/result/domain-error';
import { simplesNacional } from '@esteto/domain/tax/simples';
import { rbt12Of } from '@esteto/domain/tax/simples-window';
import type { LawTables } from '@esteto/domain/tax/tables/law-tables';
import type { CompanyMonth } from './closing-facts.repository.ts';

/** What a month comes to: cents, rates as fractions; null where nothing can be said. */
export type ClosingFigures = {
  revenue: number;
  withheld: number;
  payroll: number | null;
  rbt12: number | null;
  ratio: string | null;
  annex: 'III' | 'V' | null;
  effective_rate: string | null;
  das_calculated: number | null;
};

type Parameters = { rules: OfficeRules; tables: LawTables };

/** A company of which nobody knows the opening is taken to be old. */
const OLD = 24;

export const closingFigures = (known: CompanyMonth, month: string, parameters: Parameters): ClosingFigures => {
  const told = known.payrolls[month];
  const base = { revenue: known.revenues[month] ?? 0, withheld: known.withheld, payroll: told ? payrollTotal(told) : null };
  return { ...base, ...(known.tax_regime === 'simples' ? simplesFigures(known, month, parameters) : NONE) };
};

const NONE = { rbt12: null, ratio: null, annex: null, effective_rate: null, das_calculated: null };

const simplesFigures = (
  { revenues, payrolls, opening_date }: CompanyMonth,
  competence: string,
  parameters: Parameters,
): Omit<ClosingFigures, 'revenue' | 'withheld' | 'payroll'> => {
  try {
    const standing = rFactorStanding({ competence, opened: opening_date, revenues, payrolls, ...parameters });
    if (standing.annex === null) return NONE;
    const opened = opening_date ? competenceOf(opening_date) : addCompetence(competence, -OLD);
    const { rbt12 } = rbt12Of({ competence, opened, revenues });
    const { ratio, annex } = standing;
    const { total, effective_rate } = simplesNacional({ annex, competence, rbt12, revenue: revenues[competence] ?? 0 });
    return { rbt12, ratio, annex, effective_rate, das_calculated: total };
  } catch (error) {
    // Beyond the Simples, or before its tables.
    if (error instanceof DomainError) return NONE;
    throw error;
  }
};

export const closingFacts = (known: CompanyMonth, figures: ClosingFigures, das_official: number | null): ClosingFacts => ({
  is_simples: known.tax_regime === 'simples',
  invoices: { issued: known.issued, open: known.open - known.with_client, with_client: known.with_client },
  revenue: figures.revenue,
  payroll_known: figures.payroll !== null,
  das_calculated: figures.das_calculated,
  das_official,
  obligations: { total: known.obligations, open: known.obligations_open, overdue: known.obligations_overdue },
  certificate_until: known.certificate_until,
});
