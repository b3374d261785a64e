import type {
  managementGroup as contract,
  GroupDetail,
  ManagementGroupRow,
  StaffGroup,
  StaffGroupDetail,
} from '@esteto/contract/duty/management-group';
import type { InputOf } from '@esteto/contract/endpoint';
import { PAGE_SIZE, type Page } from '@esteto/contract/list';
import type { FilterOption, FilterOptionQuery } from '@esteto/contract/office/filter-option';
import { groupKindLabel } from '@esteto/domain/duty/management-group/group-kinds';
import { and, asc, count, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { accreditations } from '../../../tables/accreditation/accreditation.tables.ts';
import { groupManagers } from '../../../tables/group-manager/group-manager.tables.ts';
import { managementGroups } from '../../../tables/management-group/management-group.tables.ts';
import { units } from '../../../tables/unit/unit.tables.ts';

export const ofManager = (db: Reader, userId: number): Promise<ManagementGroupRow[]> =>
  db
    .select({
      id: managementGroups.id,
      name: managementGroups.name,
      kind: managementGroups.kind,
      role: groupManagers.role,
      unit_ids: groupManagers.unit_ids,
    })
    .from(groupManagers)
    .innerJoin(managementGroups, and(eq(managementGroups.id, groupManagers.group_id), managementGroups.is_active))
    .where(and(eq(groupManagers.user_id, userId), eq(groupManagers.status, 'active')))
    .orderBy(asc(managementGroups.name));

const counted = (db: Reader) => ({
  ...getTableColumns(managementGroups),
  units_count: countOf(db, units, and(eq(units.group_id, managementGroups.id), isNull(units.deleted_at))),
  managers_count: countOf(db, groupManagers, and(eq(groupManagers.group_id, managementGroups.id), eq(groupManagers.status, 'active'))),
  professionals_count: countOf(
    db,
    accreditations,
    and(eq(accreditations.group_id, managementGroups.id), eq(accreditations.status, 'approved')),
  ),
});

const countOf = (db: Reader, table: PgTable, where: SQL | undefined): SQL<number> =>
  sql`(${db.select({ count: count() }).from(table).where(where)})`.mapWith(Number);

export const list = (db: Reader, input: InputOf<typeof contract.list>): Promise<Page<StaffGroup>> =>
  readPage(
    db,
    {
      input,
      orders: { name: managementGroups.name, created_at: managementGroups.created_at },
      defaultOrder: 'name',
      id: managementGroups.id,
      where: and(
        containsKey(managementGroups.search_key, input.search),
        input.kind ? eq(managementGroups.kind, input.kind) : undefined,
        input.state ? eq(managementGroups.is_active, input.state === 'active') : undefined,
      ),
    },
    (where) => db.select(counted(db)).from(managementGroups).where(where),
  );

export const staffDetail = async (db: Reader, id: number): Promise<StaffGroupDetail> => {
  const [row] = await db.select(counted(db)).from(managementGroups).where(eq(managementGroups.id, id));
  if (!row) throw notFound();
  return row;
};

export const detail = async (db: Reader, id: number): Promise<GroupDetail> => {
  const [row] = await db.select().from(managementGroups).where(eq(managementGroups.id, id));
  if (!row) throw notFound();
  return row;
};

/** Those that work, of those that match what is typed, or the one of an id. */
export const options = async (db: Reader, { search, id }: FilterOptionQuery): Promise<FilterOption[]> => {
  const rows = await db
    .select({ id: managementGroups.id, label: managementGroups.name, kind: managementGroups.kind })
    .from(managementGroups)
    .where(id === null ? and(managementGroups.is_active, containsKey(managementGroups.search_key, search)) : eq(managementGroups.id, id))
    .orderBy(asc(managementGroups.name), asc(managementGroups.id))
    .limit(PAGE_SIZE);
  return rows.map(({ kind, ...row }) => ({ ...row, detail: groupKindLabel[kind] }));
};

/** Few: a group of hospitals has tens. */
export const unitsOf = (db: Reader, id: number) =>
  db
    .select({ id: units.id, name: units.name, code: units.code, type: units.type, is_active: units.is_active })
    .from(units)
    .where(and(eq(units.group_id, id), isNull(units.deleted_at)))
    .orderBy(asc(units.name), asc(units.id));
