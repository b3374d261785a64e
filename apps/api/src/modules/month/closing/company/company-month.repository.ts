import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Reader } from '../../../../platform/database/database.ts';
import { closings } from '../../../../tables/closing/closing.tables.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { guidesOf } from '../closing.repository.ts';

/** The closing of a company's month with its guides; of a month without one as if it had just been opened. */
export const ofCompany = async (db: Reader, company_id: number, month: string) => {
  const [row] = await db
    .select({
      status: closings.status,
      closed_at: closings.closed_at,
      checks: closings.checks,
      figures: closings.figures,
      das_official: closings.das_official,
      revenue_official: closings.revenue_official,
      rbt12_official: closings.rbt12_official,
      company_name: sql<string>`(select ${companies.name} from ${companies} where ${companies.id} = of_month.company_id)`,
      guides: guidesOf(sql`of_month.company_id`, sql`of_month.month`),
    })
    .from(sql`(select ${company_id}::bigint as company_id, ${month}::text as month) as of_month`)
    .leftJoin(closings, and(eq(closings.company_id, sql`of_month.company_id`), eq(closings.month, sql`of_month.month`)));
  const { guides = [], company_name = '', ...closing } = row ?? {};
  return { ...EMPTY, ...closing, id: 0, company_id, company_name, month, guides };
};

const EMPTY = {
  status: null,
  closed_at: null,
  checks: null,
  figures: null,
  das_official: null,
  revenue_official: null,
  rbt12_official: null,
};

/** The first look at a closed month since it was closed. */
export const see = async (db: Database, { company_id, month, now }: { company_id: number; month: string; now: string }): Promise<void> => {
  await db
    .update(closings)
    .set({ client_seen_at: now })
    .where(
      and(eq(closings.company_id, company_id), eq(closings.month, month), eq(closings.status, 'closed'), isNull(closings.client_seen_at)),
    );
};
