import { type ListInput, PAGE_SIZE } from '@esteto/contract/list';
import type { FilterOption, FilterOptionQuery } from '@esteto/contract/office/filter-option';
import { asc, count, eq, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { departmentMembers, departments } from '../../../tables/department/department.tables.ts';

const peopleCount =
  sql<number>`(select count(*) from ${departmentMembers} where ${departmentMembers}.department_id = ${departments}.id)`.mapWith(Number);

export const list = (db: Reader, input: ListInput & { search?: string | null }) =>
  readPage(
    db,
    {
      input,
      orders: { name: departments.name, created_at: departments.created_at },
      defaultOrder: 'name',
      id: departments.id,
      where: containsKey(departments.search_key, input.search),
    },
    (where) =>
      db
        .select({
          id: departments.id,
          name: departments.name,
          description: departments.description,
          created_at: departments.created_at,
          people_count: peopleCount,
          grants_count: sql<number>`jsonb_array_length(${departments.grants})`.mapWith(Number),
        })
        .from(departments)
        .where(where),
  );

export const find = async (db: Reader, id: number) => {
  const [row] = await db.select().from(departments).where(eq(departments.id, id));
  if (!row) throw notFound();
  return row;
};

export const countPeople = async (db: Reader, id: number): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(departmentMembers).where(eq(departmentMembers.department_id, id));
  return row?.count ?? 0;
};

/** After the transaction has locked it: whoever joins it meanwhile waits, and then finds nothing. */
export const remove = async (db: Transaction, id: number): Promise<void> => {
  await db.delete(departments).where(eq(departments.id, id));
};

/** A few, in order of their names; or the one of an id. */
export const options = (db: Reader, { search, id }: FilterOptionQuery): Promise<FilterOption[]> =>
  db
    .select({ id: departments.id, label: departments.name, detail: sql<null>`null` })
    .from(departments)
    .where(id === null ? containsKey(departments.search_key, search) : eq(departments.id, id))
    .orderBy(asc(departments.name), asc(departments.id))
    .limit(PAGE_SIZE);

/** Where somebody was; null: nowhere. */
export const ofPerson = async (db: Reader, user_id: number) => {
  const [row] = await db
    .select({ id: departments.id, name: departments.name })
    .from(departmentMembers)
    .innerJoin(departments, eq(departments.id, departmentMembers.department_id))
    .where(eq(departmentMembers.user_id, user_id));
  return row ?? null;
};

/** Holds it in place until the transaction ends: it is not deleted under who joins it. */
export const hold = async (db: Transaction, id: number): Promise<{ id: number; name: string } | null> => {
  const [row] = await db
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(eq(departments.id, id))
    .for('share');
  return row ?? null;
};

export const place = async (db: Transaction, user_id: number, department_id: number | null): Promise<void> => {
  if (department_id === null) await db.delete(departmentMembers).where(eq(departmentMembers.user_id, user_id));
  else
    await db
      .insert(departmentMembers)
      .values({ user_id, department_id })
      .onConflictDoUpdate({ target: departmentMembers.user_id, set: { department_id } });
};
