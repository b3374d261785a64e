import { and, between, eq, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { municipalParameters, municipalRules } from '../../../tables/municipal-parameter/municipal-parameter.tables.ts';
import { payrollMonths } from '../../../tables/r-factor/r-factor.tables.ts';
import { simulationLeads } from '../../../tables/simulation/simulation.tables.ts';

/** What is known of a company beside its invoices: its terms, the ISS of its city in a month, what it paid its people between two months. One statement. */
export const startOf = async (db: Database, company_id: number, { from, to }: { from: string; to: string }) => {
  const [company] = await db
    .select({
      type: companies.type,
      tax_regime: companies.tax_regime,
      iss_rate: companies.iss_rate,
      city: sql<string | null>`${companies.address} ->> 'city'`,
      city_iss_rate: sql<string | null>`(select ${municipalRules.iss_rate} from ${municipalRules}
        where ${municipalRules.parameter_id} = ${municipalParameters.id} and ${municipalRules.valid_from} <= ${to}
        order by ${municipalRules.valid_from} desc, ${municipalRules.id} desc limit 1)`,
      payrolls: sql<{ pro_labore: number; wages: number }[]>`(
        select coalesce(json_agg(json_build_object('pro_labore', ${payrollMonths.pro_labore}, 'wages', ${payrollMonths.wages})), '[]')
        from ${payrollMonths}
        where ${and(eq(payrollMonths.company_id, companies.id), between(payrollMonths.competence, from, to))})`,
    })
    .from(companies)
    .leftJoin(municipalParameters, eq(municipalParameters.ibge, sql`${companies.address} ->> 'ibge'`))
    .where(eq(companies.id, company_id));
  if (!company) throw notFound();
  return company;
};

export const isKept = async (db: Transaction, key: string): Promise<boolean> => {
  const rows = await db.select({ id: simulationLeads.id }).from(simulationLeads).where(eq(simulationLeads.key, key));
  return rows.length > 0;
};

/** The row's id; null when this intent was kept before. */
export const insert = async (db: Transaction, lead: typeof simulationLeads.$inferInsert): Promise<number | null> => {
  const [row] = await db.insert(simulationLeads).values(lead).onConflictDoNothing().returning({ id: simulationLeads.id });
  return row?.id ?? null;
};

export const deleteExpired = async (db: Database, now: string): Promise<void> => {
  await db.delete(simulationLeads).where(lte(simulationLeads.retention_until, now));
};
