import { type AnyColumn, isNull, or, type SQL, sql } from 'drizzle-orm';
import { accreditations } from '../../tables/accreditation/accreditation.tables.ts';

/** Professionals of these units, and those who work in every unit; all of the group's when nothing narrows it (null). */
export const withinUnits = (unitIds: readonly number[] | null, column: AnyColumn = accreditations.unit_ids): SQL | undefined =>
  unitIds === null ? undefined : or(isNull(column), sql`${column} && ${sql.param(`{${unitIds.join(',')}}`)}::bigint[]`);
