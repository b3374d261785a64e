import { isNull, or, type SQL, sql } from 'drizzle-orm';
import { accreditations } from './accreditation.tables.ts';

/** Professionals of these units, and those who work in every unit; all of the group's when nothing narrows it (null). */
export const withinUnits = (unitIds: readonly number[] | null): SQL | undefined =>
  unitIds === null
    ? undefined
    : or(isNull(accreditations.unit_ids), sql`${accreditations.unit_ids} && ${sql.param(`{${unitIds.join(',')}}`)}::bigint[]`);
