import type { InferType } from 'yup';
import { competence, id, list, object } from '../../shared/schema/fields.ts';
import { columnsField } from '../../shared/sheet/columns.ts';
import { rFactorFilters } from '../r-factor/r-factor-filters.ts';
import { PAYROLL_COLUMNS } from './payroll-columns.ts';

// Payrolls of many companies in one month: as they were told the last time, from a spreadsheet, or from what eSocial totals. Each company has its own result.

/** The most companies of one batch, and rows of one file. */
export const MOST_PAYROLLS = 2000;

export const TOO_MANY_PAYROLLS = `São mais de ${MOST_PAYROLLS.toLocaleString('pt-BR')} empresas. Use filtros para fazer em partes.`;

export const PAYROLL_BATCH_KINDS = ['copy', 'sheet', 'totals'] as const;
export type PayrollBatchKind = (typeof PAYROLL_BATCH_KINDS)[number];

export const payrollBatchKindLabel: Record<PayrollBatchKind, string> = {
  copy: 'Igual ao mês passado',
  sheet: 'Planilha',
  totals: 'Totalizadores do eSocial',
};

/** The payroll of `competence`, of the companies named, or of all that match the filters of the fator R, less those in `except_ids`. */
export const payrollSelection = object({
  competence: competence('Mês da folha').required(),
  company_ids: list('Empresas', id('Empresa').required(), MOST_PAYROLLS),
  filters: rFactorFilters.nullable().default(null),
  except_ids: list('Empresas deixadas de fora', id('Empresa').required(), MOST_PAYROLLS),
}).test({
  name: 'one-way',
  message: 'Escolha as empresas, ou todas as que os filtros mostram.',
  test: (value) => {
    const { company_ids, filters } = value as { company_ids?: unknown; filters?: unknown };
    return (Array.isArray(company_ids) && company_ids.length > 0) !== Boolean(filters);
  },
});

/** With the file: the month that it is of, and what the person said of its columns. */
export const payrollFileForm = object({
  competence: competence('Mês da folha').required(),
  columns: columnsField(PAYROLL_COLUMNS),
});
export type PayrollFileForm = InferType<typeof payrollFileForm>;

/** `after_id`: the company that the part before ended with. */
export const payrollTemplateQuery = object({ competence: competence('Mês da folha').required(), after_id: id('Empresa') });

/** `left`: there was nothing to do. `failed`: a person has to do something about it. */
export const PAYROLL_ROW_STATES = ['waiting', 'done', 'left', 'failed'] as const;
export type PayrollRowState = (typeof PAYROLL_ROW_STATES)[number];
