import type { LeadFunnel } from '@esteto/contract/lead';
import { LEAD_STAGES, LEAD_WAY, type LeadStage, type LeadWayStage } from '@esteto/domain/lead/lead-life';
import type { LeadSource } from '@esteto/domain/lead/lead-source';
import { gte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../platform/database/database.ts';
import { leads } from './lead.tables.ts';

/** The column that says when a lead came to each stage; a lead that went straight on to a later one passed it then. */
const REACHED: Record<LeadWayStage, SQL> = {
  new: sql`${leads.created_at}`,
  contacted: sql`coalesce(${leads.contacted_at}, ${leads.proposed_at}, ${leads.signed_up_at}, ${leads.won_at})`,
  proposal: sql`coalesce(${leads.proposed_at}, ${leads.signed_up_at}, ${leads.won_at})`,
  signed_up: sql`coalesce(${leads.signed_up_at}, ${leads.won_at})`,
  won: sql`${leads.won_at}`,
};

const countOf = (condition: SQL): SQL<number> => sql<number>`(count(*) filter (where ${condition}))`.mapWith(Number);

/** Of those that got there, the median of days since they came, to a tenth. */
const medianTo = (instant: SQL | PgColumn): SQL<number | null> =>
  sql<number | null>`round((percentile_cont(0.5) within group (
    order by extract(epoch from ${instant} - ${leads.created_at}) / 86400) filter (where ${instant} is not null))::numeric, 1)::float8`;

const atStage = (stage: LeadStage) => countOf(sql`${leads.stage} = ${stage}`);

/** All in one statement: a row for each source and one for all of them. */
export const funnel = async (db: Reader, since: string): Promise<LeadFunnel> => {
  const rows = await db
    .select({
      source: sql<LeadSource | null>`${leads.source}`,
      is_all: sql<boolean>`grouping(${leads.source}) = 1`,
      total: sql<number>`count(*)`.mapWith(Number),
      reached: {
        new: countOf(sql`${REACHED.new} is not null`),
        contacted: countOf(sql`${REACHED.contacted} is not null`),
        proposal: countOf(sql`${REACHED.proposal} is not null`),
        signed_up: countOf(sql`${REACHED.signed_up} is not null`),
        won: countOf(sql`${REACHED.won} is not null`),
      },
      days: {
        contacted: medianTo(REACHED.contacted),
        proposal: medianTo(REACHED.proposal),
        signed_up: medianTo(REACHED.signed_up),
        won: medianTo(REACHED.won),
      },
      standing: {
        new: atStage('new'),
        contacted: atStage('contacted'),
        proposal: atStage('proposal'),
        signed_up: atStage('signed_up'),
        won: atStage('won'),
        lost: atStage('lost'),
      },
    })
    .from(leads)
    .where(gte(leads.created_at, since))
    .groupBy(sql`grouping sets ((${leads.source}), ())`)
    .orderBy(sql`count(*) desc`, leads.source);

  const all = rows.find(({ is_all }) => is_all);
  return {
    total: all?.total ?? 0,
    steps: LEAD_WAY.map((stage) => ({
      stage,
      reached: all?.reached[stage] ?? 0,
      median_days: stage === 'new' ? null : (all?.days[stage] ?? null),
    })),
    standing: LEAD_STAGES.map((stage) => ({ stage, count: all?.standing[stage] ?? 0 })),
    sources: rows.flatMap(({ source, total, reached, standing, days }) =>
      source === null
        ? []
        : [{ source, total, signed_up: reached.signed_up, won: reached.won, lost: standing.lost, median_days: days.won }],
    ),
  };
};
