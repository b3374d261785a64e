import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { InferType, ISchema } from 'yup';

// A pile of work is a list of somebody's as it is counted elsewhere: the same rows of the same table under the same filters. The noun says how.

type Expression = SQL | PgColumn;

type Told = {
  from: PgTable;
  /** Since when a row waits, an instant; left out where nothing says so. */
  since?: Expression;
  /** The day by which it is to be done. */
  due?: Expression;
  /** What it comes to, cents. */
  amount?: Expression;
  /** Who answers for it. */
  person?: Expression;
};

export type Pile = Told & {
  /** The rows that the list shows under these filters, as its address has them. */
  where: (filters: Readonly<Record<string, string>>) => SQL | undefined;
};

type Filters = ISchema<unknown>;

/** `filters`: those that the list takes; `where`: what it makes of them. */
export const pile = <F extends Filters>(filters: F, source: Told & { where: (filters: InferType<F>) => SQL | undefined }): Pile => ({
  ...source,
  where: (texts) => source.where(filters.cast(texts)),
});

/** A day as the instant at which it begins here. */
export const beginOf = (day: Expression): SQL => sql`((${day})::timestamp at time zone 'America/Sao_Paulo')`;

/** What a pile is narrowed to. `late`: which of its rows are late, null where none can be. */
export type PileQuestion = { name: string; pile: Pile; filters: Readonly<Record<string, string>>; late: PileLate };
export type PileLate = 'all' | 'due' | Readonly<Record<string, string>> | null;

/** A row of each pile and of each person who answers for some of it. */
export const pileSelect = ({ name, pile: { from, where, ...columns }, filters, late }: PileQuestion, today: string): SQL => {
  const { since, due, amount, person } = columns;
  const isDue = due && sql`${due} < ${END_OF_TIME}`;
  return sql`select ${name}::text as name, ${person ?? sql`null`}::bigint as person_id, count(*)::int as count,
    ${lateCount(late, where, due, today)} as late,
    ${since ? sql`min(${since})` : sql`null`}::timestamptz as oldest_at,
    ${due ? sql`min(${due}) filter (where ${isDue})` : sql`null`}::date as first_due,
    ${due ? sql`min(${due}) filter (where ${and(isDue, sql`${due} >= ${today}`)})` : sql`null`}::date as next_due,
    ${amount ? sql`sum(${amount})` : sql`null`}::bigint as amount
    from ${from} where ${where(filters) ?? sql`true`} group by 2`;
};

/** Stands for a day that is not known, so that lists have an order. */
const END_OF_TIME = '9999-01-01';

const lateCount = (late: PileLate, where: Pile['where'], due: Expression | undefined, today: string): SQL => {
  if (late === null) return sql`0`;
  if (late === 'all') return sql`count(*)::int`;
  const isLate = late === 'due' ? due && sql`${due} < ${today}` : where(late);
  return isLate ? sql`(count(*) filter (where ${isLate}))::int` : sql`0`;
};
