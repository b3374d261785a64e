import type { LeadFunnel } from '@esteto/contract/opening/lead';
import { LEAD_STAGES, LEAD_WAY, type LeadStage, type LeadWayStage } from '@esteto/domain/opening/lead/lead-life';
import type { LeadSource } from '@esteto/domain/opening/lead/lead-source';
import { and, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/database/database.ts';
import { beginOf } from '../../../platform/database/pile.ts';
import { leads } from '../../../tables/lead/lead.tables.ts';

/** When a lead really came to each stage for the first time, as the move that took it there noted it; null of one that it passed by. */
const REACHED: Record<LeadWayStage, PgColumn> = {
  new: leads.created_at,
  contacted: leads.contacted_at,
  proposal: leads.proposed_at,
  signed_up: leads.signed_up_at,
  won: leads.won_at,
};

const countOf = (condition: SQL): SQL<number> => sql<number>`(count(*) filter (where ${condition}))`.mapWith(Number);

/** The median of days that leads took from their coming to a stage, to a tenth, over those that got there. */
const medianTo = (instant: PgColumn): SQL<number | null> =>
  sql<number | null>`round((percentile_cont(0.5) within group (
    order by extract(epoch from ${instant} - ${leads.created_at}) / 86400) filter (where ${instant} is not null))::numeric, 1)::float8`;

/** How many of the leads that were at a stage came further on the way after that. */
const wentOn = (stage: Exclude<LeadWayStage, 'won'>): SQL<number> => {
  const later = LEAD_WAY.slice(LEAD_WAY.indexOf(stage) + 1).map((one) => REACHED[one]);
  return countOf(sql`greatest(${sql.join(later, sql`, `)}) >= ${REACHED[stage]}`);
};

const atStage = (stage: LeadStage) => countOf(sql`${leads.stage} = ${stage}`);

/** The funnel of the leads that came between two days, both local and included. One statement: a row for each source and one for all of them. */
export const funnel = async (db: Reader, { from, until }: { from: string; until: string }): Promise<LeadFunnel> => {
  const rows = await db
    .select({
      source: sql<LeadSource | null>`${leads.source}`,
      is_all: sql<boolean>`grouping(${leads.source}) = 1`,
      total: sql<number>`count(*)`.mapWith(Number),
      reached: {
        new: countOf(isNotNull(REACHED.new)),
        contacted: countOf(isNotNull(REACHED.contacted)),
        proposal: countOf(isNotNull(REACHED.proposal)),
        signed_up: countOf(isNotNull(REACHED.signed_up)),
        won: countOf(isNotNull(REACHED.won)),
      },
      went_on: { new: wentOn('new'), contacted: wentOn('contacted'), proposal: wentOn('proposal'), signed_up: wentOn('signed_up') },
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
    .where(and(gte(leads.created_at, beginOf(sql`${from}::date`)), lt(leads.created_at, beginOf(sql`${until}::date + 1`))))
    .groupBy(sql`grouping sets ((${leads.source}), ())`)
    .orderBy(sql`count(*) desc`, leads.source);

  const all = rows.find(({ is_all }) => is_all);
  return {
    from,
    until,
    total: all?.total ?? 0,
    steps: LEAD_WAY.map((stage) => ({
      stage,
      reached: all?.reached[stage] ?? 0,
      went_on: stage === 'won' ? null : (all?.went_on[stage] ?? 0),
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
