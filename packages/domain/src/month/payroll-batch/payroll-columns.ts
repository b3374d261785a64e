import type { PayrollMonth } from '../../law/month/payroll-month.ts';
import type { SheetKind } from '../../shared/sheet/columns.ts';

/** What says how much was paid. */
export const PAYROLL_VALUES = ['pro_labore', 'wages', 'inss_employer', 'fgts'] as const satisfies (keyof PayrollMonth)[];
export type PayrollValue = (typeof PAYROLL_VALUES)[number];

/** What a column of a spreadsheet of payrolls may hold. */
export const PAYROLL_COLUMNS = ['cnpj', 'name', ...PAYROLL_VALUES] as const;
export type PayrollColumn = (typeof PAYROLL_COLUMNS)[number];

export const payrollColumnLabel: Record<PayrollColumn, string> = {
  cnpj: 'CNPJ',
  name: 'Empresa',
  pro_labore: 'Pró-labore',
  wages: 'Salários e 13º',
  inss_employer: 'INSS patronal fora do DAS',
  fgts: 'FGTS',
};

/** Names without accents, case or signs; the first that fits holds, so the more special stand first. */
export const PAYROLL_SHEET: SheetKind<PayrollColumn> = {
  names: [
    ['cnpj', /\b(?:c ?n ?p ?j|documento)\b/],
    ['pro_labore', /\bpro ?labore\b/],
    ['inss_employer', /\b(?:inss|cpp|patronal|gps)\b/],
    ['fgts', /\bfgts\b/],
    ['wages', /\b(?:salarios?|folha|proventos|remunerac(?:ao|oes)|ordenados?)\b/],
    ['name', /\b(?:empresa|razao social|nome|cliente)\b/],
  ],
};
