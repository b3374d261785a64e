import { and, count, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { incomeTaxAssets as assets } from '../../../../tables/income-tax/income-tax-asset.tables.ts';

export const ofPerson = (user_id: number): SQL | undefined => and(eq(assets.user_id, user_id), isNull(assets.deleted_at));

export const ofYear = (user_id: number, year: number): SQL | undefined => and(ofPerson(user_id), eq(assets.calendar_year, year));

export const chosen = (user_id: number, year: number, ids: readonly number[]): SQL | undefined =>
  and(ofYear(user_id, year), inArray(assets.id, [...ids]));

/** How many assets a person has told of a year: there is a most that they may tell. */
export const countOf = async (db: Reader, user_id: number, year: number): Promise<number> => {
  const [row] = await db.select({ rows: count() }).from(assets).where(ofYear(user_id, year));
  return row?.rows ?? 0;
};
