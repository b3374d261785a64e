import type { StatementLine, StatementState } from '@esteto/contract/duty/hours-statement';
import { wallAt } from '@esteto/domain/duty/duty-shift/shift-time';
import { firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { and, asc, between, eq, getTableColumns, inArray, isNotNull, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { dutyShifts } from '../../../../tables/duty-shift/duty-shift.tables.ts';
import { hoursStatements as statements } from '../../../../tables/duty-shift/hours-statement.tables.ts';
import { groupManagers } from '../../../../tables/group-manager/group-manager.tables.ts';
import { managementGroups } from '../../../../tables/management-group/management-group.tables.ts';
import { signatures } from '../../../../tables/signature/signature.tables.ts';
import { unitSectors, units } from '../../../../tables/unit/unit.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';

/** The owner of the months that are asked for: a group, some of its people, or a professional in every group. */
export type Whose = { group_id: number; professional_ids?: readonly number[] } | { professional_id: number; group_id?: number };

export type PersonLine = StatementLine & { group_id: number; group_name: string; professional_id: number; professional_name: string };

const whoseShifts = (whose: Whose): SQL | undefined =>
  and(
    whose.group_id === undefined ? undefined : eq(dutyShifts.group_id, whose.group_id),
    'professional_id' in whose ? eq(dutyShifts.professional_id, whose.professional_id) : undefined,
    'professional_ids' in whose && whose.professional_ids ? inArray(dutyShifts.professional_id, [...whose.professional_ids]) : undefined,
  );

/** The shifts of a month that somebody had, in order of time: each in the month in which it begins. */
export const linesOf = async (db: Reader, whose: Whose, month: string): Promise<PersonLine[]> => {
  const rows = await db
    .select({
      id: dutyShifts.id,
      group_id: dutyShifts.group_id,
      group_name: managementGroups.name,
      timezone: managementGroups.timezone,
      professional_id: users.id,
      professional_name: users.name,
      status: dutyShifts.status,
      starts_on: dutyShifts.starts_on,
      starts_at: dutyShifts.starts_at,
      ends_at: dutyShifts.ends_at,
      unit_id: dutyShifts.unit_id,
      unit_name: units.name,
      sector_name: unitSectors.name,
      duration_minutes: dutyShifts.duration_minutes,
      done_minutes: dutyShifts.done_minutes,
      done_night_minutes: dutyShifts.done_night_minutes,
      done_weekend_minutes: dutyShifts.done_weekend_minutes,
      done_holiday_minutes: dutyShifts.done_holiday_minutes,
      in_at: dutyShifts.in_at,
      out_at: dutyShifts.out_at,
      divergences: dutyShifts.divergences,
    })
    .from(dutyShifts)
    .innerJoin(users, eq(users.id, dutyShifts.professional_id))
    .innerJoin(managementGroups, eq(managementGroups.id, dutyShifts.group_id))
    .innerJoin(units, eq(units.id, dutyShifts.unit_id))
    .leftJoin(unitSectors, eq(unitSectors.id, dutyShifts.sector_id))
    .where(
      and(
        whoseShifts(whose),
        isNull(dutyShifts.deleted_at),
        notInArray(dutyShifts.status, ['draft', 'cancelled']),
        between(dutyShifts.starts_on, firstDayOf(month), lastDayOf(month)),
      ),
    )
    .orderBy(asc(users.name), asc(users.id), asc(dutyShifts.start_at));
  return rows.map(({ timezone, in_at, out_at, ...row }) => ({
    ...row,
    in_time: in_at && wallAt(timezone, in_at).time,
    out_time: out_at && wallAt(timezone, out_at).time,
  }));
};

export type KeptStatement = StatementState & {
  group_id: number;
  group_name: string;
  professional_id: number;
  professional_name: string;
  title: string;
  text: string;
  lines: StatementLine[];
  pdf_file_id: string | null;
  company_id: number | null;
};

/** What was signed of a month and was not withdrawn, with the file of the professional's signature. */
export const keptOf = async (db: Reader, whose: Whose, month: string): Promise<KeptStatement[]> =>
  db
    .select({
      ...getTableColumns(statements),
      group_name: managementGroups.name,
      professional_name: users.name,
      pdf_file_id: signatures.pdf_file_id,
      company_id: signatures.company_id,
    })
    .from(statements)
    .innerJoin(managementGroups, eq(managementGroups.id, statements.group_id))
    .innerJoin(users, eq(users.id, statements.professional_id))
    .leftJoin(
      signatures,
      and(eq(signatures.subject_type, 'hours_statement'), eq(signatures.subject_id, statements.id), isNotNull(signatures.signed_at)),
    )
    .where(
      and(
        eq(statements.month, month),
        ne(statements.status, 'withdrawn'),
        whose.group_id === undefined ? undefined : eq(statements.group_id, whose.group_id),
        'professional_id' in whose ? eq(statements.professional_id, whose.professional_id) : undefined,
        'professional_ids' in whose && whose.professional_ids
          ? inArray(statements.professional_id, [...whose.professional_ids])
          : undefined,
      ),
    );

/** Whether the month of a shift is signed, for a statement that reads shifts among others. */
export const isMonthSigned = (): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${statements} where ${statements.group_id} = ${dutyShifts.group_id}
    and ${statements.professional_id} = ${dutyShifts.professional_id} and ${statements.month} = left(${dutyShifts.starts_on}::text, 7)
    and ${statements.status} <> 'withdrawn')`;

/** Which of these months of people both sides have signed. */
export const signedOf = (
  db: Reader,
  group_id: number,
  whose: readonly { professional_id: number; month: string }[],
): Promise<{ professional_id: number; month: string }[]> =>
  db
    .select({ professional_id: statements.professional_id, month: statements.month })
    .from(statements)
    .where(
      and(
        eq(statements.group_id, group_id),
        eq(statements.status, 'signed'),
        inArray(statements.professional_id, [...new Set(whose.map(({ professional_id }) => professional_id))]),
        inArray(statements.month, [...new Set(whose.map(({ month }) => month))]),
      ),
    );

/** Who coordinates all of a group or some of its units. */
export const coordinationOf = async (db: Reader, group_id: number): Promise<number[]> => {
  const rows = await db
    .select({ user_id: groupManagers.user_id })
    .from(groupManagers)
    .where(
      and(eq(groupManagers.group_id, group_id), eq(groupManagers.status, 'active'), inArray(groupManagers.role, ['coordinator', 'admin'])),
    );
  return rows.flatMap(({ user_id }) => user_id ?? []);
};

export const inGroup = (group_id: number): SQL => eq(statements.group_id, group_id);

export const ofProfessional = (user_id: number): SQL => eq(statements.professional_id, user_id);
