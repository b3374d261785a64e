import type { PlacedHoliday } from '@esteto/domain/agenda/holiday/holiday-form';
import type { CompanyMonths } from '@esteto/domain/law/month/company-months';
import type { IrpfDeadlines } from '@esteto/domain/law/tax/irpf-deadline';
import type { OfficeRules } from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import type { ProcessingTimes } from '@esteto/domain/opening/onboarding/processing-times';
import { inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { accountingParameters } from '../../../tables/accounting-parameter/accounting-parameter.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { toldHolidays } from '../../../tables/holiday/holiday.tables.ts';
import { toldDeadlines } from '../../../tables/income-tax/income-tax-year.tables.ts';
import { monthColumns } from './company-months-scope.ts';

/** One statement, whatever the number of companies. */
export const companyMonths = async (
  db: Reader,
  company_ids: readonly number[],
  from: string,
  to: string,
): Promise<Map<number, CompanyMonths>> => {
  if (company_ids.length === 0) return new Map();
  const rows = await db
    .select({ id: companies.id, ...monthColumns(from, to) })
    .from(companies)
    .where(inArray(companies.id, [...company_ids]));
  return new Map(rows.map(({ id, ...months }) => [id, months]));
};

export type OfficeTerms = {
  holidays: PlacedHoliday[];
  irpf_deadlines: IrpfDeadlines;
  parameters: ({ valid_from: string } & (
    | { kind: 'selic'; value: { rate: string } }
    | { kind: 'office_rules'; value: OfficeRules }
    | { kind: 'processing_times'; value: ProcessingTimes }
  ))[];
};

/** All holidays and last days to deliver that staff told, and what they told of the Selic, of the office's own rules and of how long things take, in the order in which they did. One statement. */
export const officeTerms = async (db: Reader): Promise<OfficeTerms> => {
  const { rows } = await db.execute<OfficeTerms>(sql`
    select
      ${toldHolidays} as holidays, ${toldDeadlines} as irpf_deadlines,
      (select coalesce(json_agg(json_build_object('kind', ${accountingParameters.kind}, 'valid_from', ${accountingParameters.valid_from},
        'value', ${accountingParameters.value}) order by ${accountingParameters.id}), '[]')
        from ${accountingParameters} where ${accountingParameters.kind} in ('selic', 'office_rules', 'processing_times')) as parameters`);
  const [terms] = rows;
  if (!terms) throw new Error('a statement that always answers one row');
  return terms;
};
