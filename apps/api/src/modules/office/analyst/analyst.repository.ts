import type { ListInput, Page } from '@esteto/contract/list';
import type { AnalystDetail, AnalystRow } from '@esteto/contract/office/analyst';
import { staffGrantsOf } from '@esteto/domain/identity/permission/staff-grants';
import type { InviteStatus } from '@esteto/domain/identity/user/invite-life';
import type { AnalystFilters } from '@esteto/domain/office/analyst/analyst-form';
import { analystStatus } from '@esteto/domain/office/analyst/analyst-status';
import { and, asc, eq, exists, gt, isNotNull, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { departmentMembers, departments } from '../../../tables/department/department.tables.ts';
import { passwordRecoveries } from '../../../tables/password-recovery/password-recovery.tables.ts';
import { sessions } from '../../../tables/platform/sessions.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

export type AnalystQuery = ListInput & Partial<AnalystFilters>;

/** The staff. Of an invitation that was withdrawn the row stays, because the history names it; it has no password, not even one that nobody knows. */
export const isStaff = and(eq(users.type, 'admin'), ne(users.password_hash, ''));

/** The link of an invitation still lets them in. */
const inviteHolds = (db: Reader, now: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(passwordRecoveries)
      .where(and(eq(passwordRecoveries.user_id, users.id), gt(passwordRecoveries.expires_at, now))),
  );

/** As domain/analyst/analyst-status says of one. */
const standsAs = (db: Reader, status: InviteStatus, now: string): SQL | undefined => {
  if (status === 'inactive') return eq(users.is_active, false);
  if (status === 'active') return and(eq(users.is_active, true), isNotNull(users.email_verified_at));
  const holds = inviteHolds(db, now);
  return and(eq(users.is_active, true), isNull(users.email_verified_at), status === 'pending' ? holds : not(holds));
};

const columns = (db: Reader, now: string) => ({
  id: users.id,
  name: users.name,
  email: users.email,
  is_master: users.is_master,
  needs_two_factor: users.needs_two_factor,
  weekly_points: users.weekly_points,
  has_two_factor: users.has_two_factor,
  is_active: users.is_active,
  has_entered: sql<boolean>`${isNotNull(users.email_verified_at)}`,
  invite_holds: sql<boolean>`${inviteHolds(db, now)}`,
  last_access_at: sql<
    string | null
  >`(select max(${sessions.last_used_at}) from ${sessions} where ${sessions.user_id} = ${users.id})`.mapWith(sessions.last_used_at),
  companies_count: sql<number>`(select count(*) from ${companies} where ${companies.analyst_id} = ${users.id})`.mapWith(Number),
  department_id: departmentMembers.department_id,
  created_at: users.created_at,
});

export const list = async (db: Reader, input: AnalystQuery, now: string): Promise<Page<AnalystRow>> => {
  const { department_id } = input;
  const inDepartment =
    department_id &&
    exists(
      db
        .select({ one: sql`1` })
        .from(departmentMembers)
        .where(and(eq(departmentMembers.user_id, users.id), eq(departmentMembers.department_id, department_id))),
    );
  const page = await readPage(
    db,
    {
      input,
      orders: { name: users.name, created_at: users.created_at },
      defaultOrder: 'name',
      id: users.id,
      where: and(
        isStaff,
        containsKey(users.search_key, input.search),
        inDepartment || undefined,
        input.status ? standsAs(db, input.status, now) : undefined,
        input.is_master ? eq(users.is_master, true) : undefined,
      ),
    },
    (where) =>
      db
        .select({ ...columns(db, now), department_name: departments.name })
        .from(users)
        .leftJoin(departmentMembers, eq(departmentMembers.user_id, users.id))
        .leftJoin(departments, eq(departments.id, departmentMembers.department_id))
        .where(where),
  );
  return { ...page, items: page.items.map((row) => ({ ...row, status: analystStatus(row) })) };
};

export const detail = async (db: Reader, id: number, now: string): Promise<AnalystDetail> => {
  const [row] = await db
    .select({ ...columns(db, now), permissions: users.permissions, version: users.version, updated_at: users.updated_at })
    .from(users)
    .leftJoin(departmentMembers, eq(departmentMembers.user_id, users.id))
    .where(and(eq(users.id, id), isStaff));
  if (!row) throw notFound();
  return { ...row, status: analystStatus(row), grants: staffGrantsOf(row.permissions) };
};

/** The ids of the masters who may enter, held until the transaction ends: of two who leave at once the second finds itself alone. */
export const holdMasters = async (db: Transaction): Promise<number[]> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isStaff, eq(users.is_master, true), eq(users.is_active, true)))
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
};

/** Who of the staff has entered and still may. */
const hasEntered = and(isStaff, eq(users.is_active, true), isNotNull(users.email_verified_at));
const heirColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  type: users.type,
  is_master: users.is_master,
  permissions: users.permissions,
};

export const heirs = (db: Reader, from: number) =>
  db
    .select(heirColumns)
    .from(users)
    .where(and(hasEntered, ne(users.id, from)))
    .orderBy(asc(users.name), asc(users.id));

export const heir = async (db: Reader, id: number) => {
  const [row] = await db
    .select(heirColumns)
    .from(users)
    .where(and(hasEntered, eq(users.id, id)));
  return row ?? null;
};
