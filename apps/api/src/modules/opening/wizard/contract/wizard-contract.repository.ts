import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { doctors } from '../../../../tables/doctor/doctor.tables.ts';
import { planContracts } from '../../../../tables/plan/plan-contract.tables.ts';
import { subscriptions } from '../../../../tables/plan/subscription.tables.ts';

/**
 * What a company signs: the contract of its plan in force, null where the plan has none; null altogether without a plan. `cpf`: of whoever signs,
 * where the company has none of its own.
 */
export const basis = async (db: Reader, company_id: number, user_id: number) => {
  const [row] = await db
    .select({
      subscription_id: subscriptions.id,
      name: companies.name,
      cnpj: companies.cnpj,
      cpf: sql<string | null>`coalesce(${companies.cpf}, ${doctors.cpf})`,
      template: planContracts.text,
    })
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.company_id))
    .leftJoin(doctors, eq(doctors.user_id, user_id))
    .leftJoin(planContracts, eq(planContracts.plan_id, subscriptions.plan_id))
    .where(and(eq(subscriptions.company_id, company_id), isNull(subscriptions.ended_on)))
    .orderBy(desc(planContracts.number))
    .limit(1);
  return row ?? null;
};
