import type { SessionUser } from '@esteto/contract/identity/session';
import { PAGE_SIZE } from '@esteto/contract/list';
import type { FilterOption, FilterOptionQuery } from '@esteto/contract/office/filter-option';
import { searchKey } from '@esteto/domain/shared/text/text';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound, unauthenticated } from '../../../platform/http/app-error.ts';
import { groupManagers } from '../../../tables/group-manager/group-manager.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

export const findForLogin = async (db: Reader, email: string) => {
  const [row] = await db.select().from(users).where(eq(users.email, email.trim().toLowerCase()));
  return row ?? null;
};

export const find = async (db: Reader, id: number) => {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
};

/** Past every event and version: it is where the person stands, and nothing that they changed. */
export const keepRoute = async (db: Database, id: number, current_route: string): Promise<void> => {
  await db.update(users).set({ current_route }).where(eq(users.id, id));
};

/** Who may enter and does everything, oldest first. */
export const masters = (db: Reader) =>
  db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.type, 'admin'), eq(users.is_master, true), eq(users.is_active, true)))
    .orderBy(asc(users.id));

/** Refuses with 404 whoever is not active staff. */
export const staffPerson = async (db: Reader, id: number): Promise<void> => {
  if (!(await isActiveStaff(db, id))) throw notFound();
};

export const isActiveStaff = async (db: Reader, id: number): Promise<boolean> => {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.type, 'admin'), eq(users.is_active, true)));
  return row !== undefined;
};

/** The signed-in person, with the roles they hold in any management group. */
export const sessionUser = async (db: Reader, id: number): Promise<SessionUser> => {
  const roles = db
    .select({ roles: sql<SessionUser['manager_roles']>`coalesce(jsonb_agg(distinct ${groupManagers.role}), '[]')` })
    .from(groupManagers)
    .where(and(eq(groupManagers.user_id, users.id), eq(groupManagers.status, 'active')));
  const [row] = await db
    .select({
      id: users.id,
      type: users.type,
      name: users.name,
      email: users.email,
      is_active: users.is_active,
      is_master: users.is_master,
      doctor_role: users.doctor_role,
      permissions: users.permissions,
      flags: users.flags,
      has_two_factor: users.has_two_factor,
      avatar_url: users.avatar_url,
      current_route: users.current_route,
      manager_roles: sql<SessionUser['manager_roles']>`(${roles})`,
    })
    .from(users)
    .where(eq(users.id, id));
  if (!row) throw unauthenticated('E-mail ou senha incorretos.');
  return { ...row, flags: row.flags.map((description) => ({ description })) };
};

/** The staff to filter by, in order of their names; few enough to be searched here. Who left is still found by id. */
export const analystOptions = async (db: Reader, { search, id }: FilterOptionQuery): Promise<FilterOption[]> => {
  const rows = await db
    .select({ id: users.id, label: users.name, detail: users.email })
    .from(users)
    .where(and(eq(users.type, 'admin'), id === null ? eq(users.is_active, true) : eq(users.id, id)))
    .orderBy(asc(users.name), asc(users.id));
  const wanted = searchKey(search ?? '');
  return rows.filter(({ label, detail }) => searchKey(`${label} ${detail}`).includes(wanted)).slice(0, PAGE_SIZE);
};

/** Anybody, in order of their names. */
export const peopleOptions = (db: Reader, { search, id }: FilterOptionQuery): Promise<FilterOption[]> =>
  db
    .select({ id: users.id, label: users.name, detail: users.email })
    .from(users)
    .where(id === null ? containsKey(users.search_key, search) : eq(users.id, id))
    .orderBy(asc(users.name), asc(users.id))
    .limit(PAGE_SIZE);

/** Past every event: what the row held is not told once more while it is forgotten. */
export const forget = async (db: Transaction, id: number, name: string): Promise<void> => {
  const nobody = {
    name,
    email: `encerrada-${id}@conta.invalid`,
    notifications_email: null,
    notifications_email_asked: null,
    avatar_url: null,
    password_hash: '',
    search_key: '',
  };
  const nothing = { is_active: false, is_master: false, has_two_factor: false, permissions: [], flags: [], current_route: null };
  await db
    .update(users)
    .set({ ...nobody, ...nothing })
    .where(eq(users.id, id));
};
