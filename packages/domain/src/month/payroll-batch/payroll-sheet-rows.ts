import { companyFinder, type RowCompany } from '../../company/company/company-of-row.ts';
import { type PayrollFacts, type PayrollOutcome, sheetOutcome } from './payroll-outcome.ts';
import type { PayrollSheetRow } from './payroll-sheet.ts';

/** A company that a row may be of. */
export type PayrollCompany = PayrollFacts & RowCompany;

export type JudgedPayroll = PayrollOutcome & { row: PayrollSheetRow; company: PayrollCompany | null };

/** What becomes of each row, in order: of the same company only the first counts. */
export const judgePayrolls = (rows: readonly PayrollSheetRow[], companies: readonly PayrollCompany[]): JudgedPayroll[] => {
  const companyOf = companyFinder(companies);
  const lines = new Map<number, number>();

  return rows.map((row) => {
    const said = (result: PayrollOutcome['result'], words: string, company: PayrollCompany | null = null): JudgedPayroll => ({
      row,
      company,
      result,
      words,
      before: null,
      after: null,
    });
    if (row.problem) return said('wrong', row.problem);
    const own = companyOf(row);
    if (own.problem !== null) return said(own.problem, own.words, own.company);
    const { company } = own;
    const before = lines.get(company.id);
    if (before !== undefined) return said('doubled', `A empresa já está na linha ${before}. Deixe uma só.`, company);
    lines.set(company.id, row.line);
    return { row, company, ...sheetOutcome(row.values, company) };
  });
};
