import { type HolidayScope, type Place, restsOn } from '@esteto/domain/agenda/holiday/holiday-form';
import type { Credentials } from '@esteto/domain/duty/accreditation/credentials';
import type { GroupTimeZone } from '@esteto/domain/duty/management-group/group-kinds';
import type { GroupRules } from '@esteto/domain/duty/management-group/group-rules';
import type { ManagerRole } from '@esteto/domain/identity/permission/access';
import { nationalHolidays } from '@esteto/domain/shared/date/business-day';
import { and, between, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { accreditations } from '../../../tables/accreditation/accreditation.tables.ts';
import { groupManagers } from '../../../tables/group-manager/group-manager.tables.ts';
import { holidays } from '../../../tables/holiday/holiday.tables.ts';
import { managementGroups } from '../../../tables/management-group/management-group.tables.ts';
import { qualifications } from '../../../tables/qualification/qualification.tables.ts';
import { tags } from '../../../tables/tag/tag.tables.ts';
import { unitSectors, units } from '../../../tables/unit/unit.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { type CredentialRow, credentialLines, credentialsIn, isCredential } from '../accreditation/professional/credentials-scope.ts';

type Named = { id: number; name: string };

type Holiday = { date: string; name: string; scope: HolidayScope } & Place;

/** Facts of a group by which its shifts are judged. Holidays of the whole country have neither state nor municipality. */
export type GroupFacts = {
  id: number;
  name: string;
  timezone: GroupTimeZone;
  rules: GroupRules;
  units: readonly (Named & Place)[];
  sectors: readonly (Named & { unit_id: number })[];
  /** `is_offered`: active, and made for shifts. */
  tags: readonly (Named & { is_offered: boolean })[];
  qualifications: readonly (Named & { mandatory_unit_ids: number[] | null })[];
  holidays: readonly Holiday[];
  /** Who is accredited in it, or was. */
  professionals: readonly Named[];
  managers: readonly { user_id: number; role: ManagerRole; unit_ids: number[] | null }[];
  /** What it knows of those who were asked about. */
  credentials: readonly Credentials[];
};

/** One statement: the group, what belongs to it, what it knows of some people, and the holidays between two days anywhere. */
export const groupFacts = async (
  db: Reader,
  group_id: number,
  from: string,
  to: string,
  people: readonly number[] | 'all' = [],
): Promise<GroupFacts> => {
  const [facts] = await factsOf(db, eq(managementGroups.id, group_id), { from, to, people });
  if (!facts) throw notFound();
  return facts;
};

/** The same of each of several groups, in one statement. */
export const factsOf = async (
  db: Reader,
  which: SQL | undefined,
  { from, to, people }: { from: string; to: string; people: readonly number[] | 'all' },
): Promise<GroupFacts[]> => {
  const rows = await db
    .select({
      id: managementGroups.id,
      name: managementGroups.name,
      timezone: managementGroups.timezone,
      rules: managementGroups.rules,
      units: rowsOf<GroupFacts['units']>(
        sql`select ${units.id}, ${units.name}, ${units.address} ->> 'state' as state, ${units.address} ->> 'ibge' as ibge`,
        units,
        and(isOfGroup(units.group_id), isNull(units.deleted_at)),
      ),
      sectors: rowsOf<GroupFacts['sectors']>(
        sql`select ${unitSectors.id}, ${unitSectors.name}, ${unitSectors.unit_id}`,
        unitSectors,
        and(isOfGroup(unitSectors.group_id), isNull(unitSectors.deleted_at)),
      ),
      tags: rowsOf<GroupFacts['tags']>(
        sql`select ${tags.id}, ${tags.name}, ${tags.is_active} and ${tags.scope} = 'shift' as is_offered`,
        tags,
        and(isOfGroup(tags.group_id), isNull(tags.deleted_at)),
      ),
      qualifications: rowsOf<GroupFacts['qualifications']>(
        sql`select ${qualifications.id}, ${qualifications.name}, ${qualifications.mandatory_unit_ids}`,
        qualifications,
        and(isOfGroup(qualifications.group_id), isNull(qualifications.deleted_at), qualifications.is_active),
      ),
      professionals: rowsOf<GroupFacts['professionals']>(
        sql`select ${users.id}, ${users.name}`,
        users,
        inArray(users.id, db.select({ id: accreditations.professional_id }).from(accreditations).where(isOfGroup(accreditations.group_id))),
      ),
      managers: rowsOf<GroupFacts['managers']>(
        sql`select ${groupManagers.user_id}, ${groupManagers.role}, ${groupManagers.unit_ids}`,
        groupManagers,
        and(isOfGroup(groupManagers.group_id), eq(groupManagers.status, 'active')),
      ),
      credentials: rowsOf<CredentialRow[]>(
        sql`select ${accreditations.professional_id}, ${accreditations.status}, ${accreditations.valid_until}, ${accreditations.unit_ids},
          ${credentialLines} as lines`,
        accreditations,
        and(
          isOfGroup(accreditations.group_id),
          isCredential(),
          people === 'all' ? undefined : inArray(accreditations.professional_id, [...people]),
        ),
      ),
      holidays: rowsOf<GroupFacts['holidays']>(
        sql`select ${holidays.date}, ${holidays.name}, ${holidays.scope}, ${holidays.state}, ${holidays.ibge}`,
        holidays,
        and(isNull(holidays.deleted_at), between(holidays.date, from, to)),
      ),
    })
    .from(managementGroups)
    .where(which);
  return rows.map(({ credentials, ...row }) => ({
    ...row,
    credentials: credentials.map(credentialsIn),
    holidays: [...national(from, to), ...row.holidays],
  }));
};

/** Rows of the group that is read around them; the table is written out, because a statement of one table names its columns without it. */
const isOfGroup = (column: AnyPgColumn): SQL => sql`${column} = management_groups.id`;

const rowsOf = <Rows>(select: SQL, table: PgTable, where: SQL | undefined) =>
  sql<Rows>`(select coalesce(json_agg(one), '[]') from (${select} from ${table} where ${where}) as one)`;

const national = (from: string, to: string): Holiday[] => {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .flatMap(nationalHolidays)
    .map(({ date, name }) => ({ date, name, scope: 'national', state: null, ibge: null }));
};

/** The name of the holiday of a day in a unit; null where it is none there. */
export const holidayIn =
  ({ units: all, holidays }: GroupFacts, unit_id: number) =>
  (date: string): string | null => {
    const unit = all.find(({ id }) => id === unit_id) ?? { state: null, ibge: null };
    return holidays.find((one) => one.date === date && restsOn(one, unit))?.name ?? null;
  };
