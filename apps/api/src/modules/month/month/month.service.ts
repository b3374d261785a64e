import { type Place, restsOn } from '@esteto/domain/agenda/holiday/holiday-form';
import { type CompanyMonths, firstMonthNeeded } from '@esteto/domain/law/month/company-months';
import type { SelicRates } from '@esteto/domain/law/obligation/late-tax';
import type { IrpfDeadlines } from '@esteto/domain/law/tax/irpf-deadline';
import { type MonthTax, monthTax } from '@esteto/domain/law/tax/month-tax';
import { FIRST_OFFICE_RULES, type OfficeRules } from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { FIRST_PROCESSING_TIMES, type ProcessingTimes } from '@esteto/domain/opening/onboarding/processing-times';
import type { LocalHolidays } from '@esteto/domain/shared/date/business-day';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import { versionAt } from '@esteto/domain/shared/date/version';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import * as repository from './month.repository.ts';

export type Terms = {
  /** By month, fractions. */
  selic: SelicRates;
  /** The dates on which a place rests besides the holidays of the whole country. */
  local: (place: Place) => LocalHolidays;
  /** The office's rules of a month. */
  rules: (month: string) => OfficeRules;
  /** How long what goes on is given, on a day. */
  times: (today: string) => ProcessingTimes;
  /** What staff keep of the exercises of the income tax. */
  irpf_deadlines: IrpfDeadlines;
};

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
      const company = (await between([company_id], competence, competence, reader)).get(company_id);
      if (!company) throw notFound();
      return company;
    },

    /** What delays and dates are judged by: holidays by place, the Selic by month, the office's rules of a month, how long things take, until when returns are delivered. One statement. */
    terms: async (reader: Reader = db): Promise<Terms> => {
      const { holidays, parameters, irpf_deadlines } = await repository.officeTerms(reader);
      const places = new Map<string, LocalHolidays>();
      const selic: Record<string, string> = {};
      const rules: { valid_from: string; value: OfficeRules }[] = [];
      const times: { valid_from: string; value: ProcessingTimes }[] = [];
      for (const { valid_from, ...parameter } of parameters)
        if (parameter.kind === 'selic') selic[valid_from] = parameter.value.rate;
        else if (parameter.kind === 'office_rules') rules.push({ valid_from, value: parameter.value });
        else times.push({ valid_from, value: parameter.value });
      return {
        selic,
        irpf_deadlines,
        local: ({ state, ibge }) => {
          const key = `${state} ${ibge}`;
          const localHolidays = places.get(key) ?? new Set(holidays.filter((one) => restsOn(one, { state, ibge })).map(({ date }) => date));
          places.set(key, localHolidays);
          return localHolidays;
        },
        rules: (month) => versionAt(rules, month)?.value ?? FIRST_OFFICE_RULES,
        times: (today) => versionAt(times, competenceOf(today))?.value ?? FIRST_PROCESSING_TIMES,
      };
    },

    /** What each of the companies owes by a competence. One statement. */
    taxes: async (company_ids: readonly number[], competence: string, reader: Reader = db): Promise<Map<number, MonthTax>> => {
      const companies = await between([...new Set(company_ids)], competence, competence, reader);
      return new Map([...companies].map(([id, months]) => [id, monthTax(months, competence)]));
    },
  };
};
