import type { GroupManagerRow, ManagerInviteView } from '@esteto/contract/duty/group-manager';
import type { ListInput, Page } from '@esteto/contract/list';
import type { GroupManagerFilters } from '@esteto/domain/duty/group-manager/group-manager-form';
import { searchKey } from '@esteto/domain/shared/text/text';
import { aliasedTable, and, asc, count, eq, ilike, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { groupManagers } from '../../../tables/group-manager/group-manager.tables.ts';
import { managementGroups } from '../../../tables/management-group/management-group.tables.ts';
import { sessions } from '../../../tables/platform/sessions.tables.ts';
import { units } from '../../../tables/unit/unit.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

export type ManagerQuery = ListInput & Partial<GroupManagerFilters> & { group_id?: number | null };
type Seen = Omit<GroupManagerRow, 'is_self'> & { user_id: number | null };

/** Within one group, or among all. */
export const within = (groupId: number | null): SQL | undefined =>
  and(groupId === null ? undefined : eq(groupManagers.group_id, groupId), isNull(groupManagers.deleted_at));

const seen = (db: Reader) =>
  db
    .select({
      id: groupManagers.id,
      version: groupManagers.version,
      created_at: groupManagers.created_at,
      updated_at: groupManagers.updated_at,
      user_id: groupManagers.user_id,
      group_id: groupManagers.group_id,
      group_name: managementGroups.name,
      name: sql<string>`coalesce(${users.name}, ${groupManagers.invited_name}, '')`,
      email: sql<string>`coalesce(${users.email}, ${groupManagers.invited_email}, '')`,
      role: groupManagers.role,
      unit_ids: sql<number[]>`coalesce(${groupManagers.unit_ids}, '{}')`.mapWith(groupManagers.unit_ids),
      unit_names: sql<
        string | null
      >`(select string_agg(${units.name}, ', ' order by ${units.name}) from ${units} where ${units.id} = any(${groupManagers.unit_ids}) and ${units.deleted_at} is null)`,
      status: groupManagers.status,
      sent_at: groupManagers.sent_at,
      last_access_at: sql<
        string | null
      >`(select max(${sessions.last_used_at}) from ${sessions} where ${sessions.user_id} = ${users.id})`.mapWith(sessions.last_used_at),
    })
    .from(groupManagers)
    .innerJoin(managementGroups, eq(managementGroups.id, groupManagers.group_id))
    .leftJoin(users, eq(users.id, groupManagers.user_id));

export const list = (db: Reader, groupId: number | null, input: ManagerQuery): Promise<Page<Seen>> => {
  const called = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.type, 'manager'), containsKey(users.search_key, input.search)));
  const typed = input.search?.trim();
  return readPage(
    db,
    {
      input,
      orders: { created_at: groupManagers.created_at },
      defaultOrder: '-created_at',
      id: groupManagers.id,
      where: and(
        within(groupId),
        typed
          ? or(
              inArray(groupManagers.user_id, called),
              and(
                isNull(groupManagers.user_id),
                or(ilike(groupManagers.invited_email, `%${searchKey(typed)}%`), ilike(groupManagers.invited_name, `%${typed}%`)),
              ),
            )
          : undefined,
        input.group_id ? eq(groupManagers.group_id, input.group_id) : undefined,
        input.role ? eq(groupManagers.role, input.role) : undefined,
        input.status ? eq(groupManagers.status, input.status) : undefined,
      ),
    },
    (where) => seen(db).where(where),
  );
};

export const detail = async (db: Reader, groupId: number | null, id: number): Promise<Seen> => {
  const [row] = await seen(db).where(and(eq(groupManagers.id, id), within(groupId)));
  if (!row) throw notFound();
  return row;
};

/** Whether somebody may be asked into it. */
export const isOpenGroup = async (db: Reader, id: number): Promise<boolean> => {
  const rows = await db
    .select({ id: managementGroups.id })
    .from(managementGroups)
    .where(and(eq(managementGroups.id, id), managementGroups.is_active));
  return rows.length > 0;
};

/** The kind of account that has an address, and whether its person is in the group already. */
export const accountOf = async (db: Reader, groupId: number, email: string) => {
  const [row] = await db
    .select({ type: users.type, tie_id: groupManagers.id })
    .from(users)
    .leftJoin(
      groupManagers,
      and(eq(groupManagers.user_id, users.id), eq(groupManagers.group_id, groupId), isNull(groupManagers.deleted_at)),
    )
    .where(eq(users.email, email));
  return row ?? null;
};

export const countUnits = async (db: Reader, groupId: number, ids: readonly number[]): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(units)
    .where(and(eq(units.group_id, groupId), inArray(units.id, [...ids]), isNull(units.deleted_at)));
  return row?.count ?? 0;
};

/** Who else may decide in the group now. */
export const otherAdmins = async (db: Reader, groupId: number, id: number): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(groupManagers)
    .innerJoin(users, and(eq(users.id, groupManagers.user_id), users.is_active))
    .where(and(within(groupId), eq(groupManagers.role, 'admin'), eq(groupManagers.status, 'active'), sql`${groupManagers.id} <> ${id}`));
  return row?.count ?? 0;
};

const inviters = aliasedTable(users, 'inviters');

const invitation = (db: Reader) =>
  db
    .select({
      id: groupManagers.id,
      status: groupManagers.status,
      opened_at: groupManagers.opened_at,
      expires_at: groupManagers.expires_at,
      name: sql<string>`coalesce(${groupManagers.invited_name}, '')`,
      email: sql<string>`coalesce(${groupManagers.invited_email}, '')`,
      role: groupManagers.role,
      group: managementGroups.name,
      is_active: managementGroups.is_active,
      invited_by: inviters.name,
      account_id: users.id,
    })
    .from(groupManagers)
    .innerJoin(managementGroups, eq(managementGroups.id, groupManagers.group_id))
    .leftJoin(inviters, eq(inviters.id, groupManagers.created_by))
    .leftJoin(users, eq(users.email, groupManagers.invited_email));

export type Invitation = Awaited<ReturnType<typeof findByToken>>;

/** What a token's hash leads to, also one that was used; null where it is over, or the group is switched off. */
export const findByToken = async (db: Reader, hash: string, now: string) => {
  const [row] = await invitation(db).where(and(eq(groupManagers.token_hash, hash), isNull(groupManagers.deleted_at)));
  if (!row?.is_active) return null;
  const isUsed = row.status === 'active' || row.status === 'inactive';
  return isUsed || (row.status === 'pending' && (row.expires_at ?? '') > now) ? { ...row, isUsed } : null;
};

export const viewOf = ({ name, email, group, invited_by, role, account_id }: NonNullable<Invitation>): ManagerInviteView => ({
  name,
  email,
  group,
  invited_by,
  role,
  has_account: account_id !== null,
});

/** What the letter says. */
export const letterOf = async (db: Reader, id: number) => {
  const [row] = await invitation(db).where(eq(groupManagers.id, id));
  return row ?? null;
};

const isWaited = and(eq(groupManagers.status, 'pending'), isNull(groupManagers.deleted_at));

/** False where nobody waits for it any more. */
export const putToken = async (db: Transaction, id: number, token_hash: string): Promise<boolean> => {
  const rows = await db
    .update(groupManagers)
    .set({ token_hash })
    .where(and(eq(groupManagers.id, id), isWaited))
    .returning({ id: groupManagers.id });
  return rows.length > 0;
};

export const markOpened = async (db: Database, id: number, opened_at: string): Promise<void> => {
  await db.update(groupManagers).set({ opened_at }).where(eq(groupManagers.id, id));
};

const isOverdue = (now: string) => and(isWaited, lte(groupManagers.expires_at, now));

export const overdue = async (db: Reader, now: string): Promise<number[]> => {
  const rows = await db.select({ id: groupManagers.id }).from(groupManagers).where(isOverdue(now)).orderBy(asc(groupManagers.id));
  return rows.map(({ id }) => id);
};

/** It, locked, where it still is. */
export const lockOverdue = (db: Transaction, id: number, now: string) =>
  db
    .select()
    .from(groupManagers)
    .where(and(eq(groupManagers.id, id), isOverdue(now)))
    .for('update');
