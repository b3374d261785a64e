import { type CompanyMonths, firstMonthNeeded } from '@esteto/domain/month/company-months';
import { addCompetence } from '@esteto/domain/shared/date/competence';
import { type MonthTax, monthTax } from '@esteto/domain/tax/month-tax';
import type { Deps } from '../../deps.ts';
import type { Reader } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import * as repository from './month.repository.ts';

export type MonthService = ReturnType<typeof monthService>;

/** What companies had by month and what they owe of it: asked by every module that shows a tax, so that all say the same. */
export const monthService = ({ db }: Pick<Deps, 'db'>) => {
  /** For the competences from one to another. With the month after, of which an invoice may be written too. One statement. */
  const between = (company_ids: readonly number[], from: string, to: string, reader: Reader = db): Promise<Map<number, CompanyMonths>> =>
    repository.companyMonths(reader, company_ids, firstMonthNeeded(from), addCompetence(to, 1));

  return {
    between,

    /** For one competence; 404 where there is no such company. One statement. */
    ofOne: async (company_id: number, competence: string, reader: Reader = db): Promise<CompanyMonths> => {
      const found = (await between([company_id], competence, competence, reader)).get(company_id);
      if (!found) throw notFound();
      return found;
    },

    /** What each of the companies owes by a competence. One statement. */
    taxes: async (company_ids: readonly number[], competence: string, reader: Reader = db): Promise<Map<number, MonthTax>> => {
      const found = await between([...new Set(company_ids)], competence, competence, reader);
      return new Map([...found].map(([id, months]) => [id, monthTax(months, competence)]));
    },
  };
};
