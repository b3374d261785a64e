import { and, asc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { closings } from '../../../tables/closing/closing.tables.ts';
import { companies, formerRegimes } from '../../../tables/company/company.tables.ts';
import { isWorking } from '../../../tables/company/company-standing.ts';
import { monthChanges } from '../../../tables/month/month.tables.ts';

/** Companies that have a fator R today: those in the Simples. */
export const hasFactor = and(eq(companies.tax_regime, 'simples'), ne(companies.type, 'natural_person'));

/** The regime in a month, as domain's `regimeIn` finds it: as the month was closed, else what it was then, else what it is. */
const regimeIn = (competence: SQL | string) => sql`coalesce(
  (select ${closings.figures} ->> 'regime' from ${closings} where ${closings.company_id} = ${companies.id}
    and ${closings.month} = ${competence} and ${closings.status} = 'closed'),
  (select ${formerRegimes.tax_regime} from ${formerRegimes} where ${formerRegimes.company_id} = ${companies.id}
    and ${gt(formerRegimes.until, competence)} order by ${asc(formerRegimes.until)} limit 1),
  ${companies.tax_regime})`;

/** Companies that work and are in the Simples in a competence: those of which a fator R is listed and kept. */
export const hasFactorIn = (competence: SQL | string) => and(isWorking, sql`${regimeIn(competence)} = 'simples'`);

/** Something changed of the company since its figures were kept. */
export const changedSince = (company_id: PgColumn): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${monthChanges} where ${eq(monthChanges.company_id, company_id)})`;
