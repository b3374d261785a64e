import type { EventChange } from '@esteto/domain/shared/event/change-list';
import { sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';

/** The table, with a column `name`, of which a changed column holds an id. */
const TABLE_OF: Readonly<Record<string, string>> = {
  analyst_id: 'users',
  responsible_id: 'users',
  reviewer_id: 'users',
  user_id: 'users',
  owner_id: 'users',
  owner_doctor_id: 'users',
  professional_id: 'users',
  requester_id: 'users',
  referrer_id: 'users',
  company_id: 'companies',
  paying_company_id: 'companies',
  client_id: 'clients',
  intermediary_id: 'clients',
  unit_id: 'units',
  sector_id: 'unit_sectors',
  group_id: 'management_groups',
  qualification_id: 'qualifications',
  plan_id: 'plans',
  department_id: 'departments',
  college_id: 'colleges',
};

/** The name of the record that a changed column holds the id of; null where the column names none, or it is no longer there. */
export type NameOf = (path: string, id: unknown) => string | null;

/** The names of the records that changes name by their ids, as they are called by now. One statement; none where nothing is named. */
export const namesIn = async (db: Reader, changes: readonly EventChange[]): Promise<NameOf> => {
  const ids = new Map<string, Set<number>>();
  for (const { path, old, new: next } of changes) {
    const table = TABLE_OF[path];
    if (!table) continue;
    const ofTable = ids.get(table) ?? new Set();
    for (const id of [old, next]) if (typeof id === 'number') ofTable.add(id);
    if (ofTable.size > 0) ids.set(table, ofTable);
  }
  if (ids.size === 0) return () => null;
  const parts = [...ids].map(
    ([table, some]) =>
      sql`select ${table} || ' ' || id as key, name from ${sql.identifier(table)} where id = any(${sql.param([...some])}::bigint[])`,
  );
  const { rows } = await db.execute<{ key: string; name: string }>(sql.join(parts, sql` union all `));
  const names = new Map(rows.map(({ key, name }) => [key, name]));
  return (path, id) => names.get(`${TABLE_OF[path] ?? ''} ${Number(id)}`) ?? null;
};
