import type { CollegeDoctor, CollegeOption, CollegeRow, college as contract } from '@esteto/contract/company/college';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { collegePlace, collegeTitle } from '@esteto/domain/company/college/college-form';
import { aliasedTable, and, asc, count, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { colleges } from '../../../tables/college/college.tables.ts';
import { doctors } from '../../../tables/doctor/doctor.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

const others = aliasedTable(colleges, 'others');

const shown = {
  ...getTableColumns(colleges),
  doctors_count: sql<number>`(select count(*) from ${doctors} where ${doctors.college_id} = ${colleges.id})`.mapWith(Number),
  merged_into: others.name,
};

export const list = (db: Reader, input: InputOf<typeof contract.list>): Promise<Page<CollegeRow>> =>
  readPage(
    db,
    {
      input,
      orders: { name: colleges.name, created_at: colleges.created_at },
      defaultOrder: 'name',
      id: colleges.id,
      where: and(
        containsKey(colleges.search_key, input.search),
        input.state ? eq(colleges.state, input.state) : undefined,
        input.kind ? eq(colleges.kind, input.kind) : undefined,
        input.inactive ? eq(colleges.is_active, false) : undefined,
      ),
    },
    (where) => db.select(shown).from(colleges).leftJoin(others, eq(others.id, colleges.merged_into_id)).where(where),
  );

export const detail = async (db: Reader, id: number): Promise<CollegeRow> => {
  const [row] = await db.select(shown).from(colleges).leftJoin(others, eq(others.id, colleges.merged_into_id)).where(eq(colleges.id, id));
  if (!row) throw notFound();
  return row;
};

const MOST_OPTIONS = 20;

export const options = async (db: Reader, { search, id }: { search: string | null; id: number | null }): Promise<CollegeOption[]> => {
  const rows = await db
    .select()
    .from(colleges)
    .where(id === null ? and(eq(colleges.is_active, true), containsKey(colleges.search_key, search)) : eq(colleges.id, id))
    .orderBy(asc(colleges.name), asc(colleges.id))
    .limit(MOST_OPTIONS);
  return rows.map((row) => ({ id: row.id, label: collegeTitle(row), detail: collegePlace(row) }));
};

export const doctorsOf = (db: Reader, { id, ...input }: InputOf<typeof contract.doctors>): Promise<Page<CollegeDoctor>> =>
  readPage(
    db,
    {
      input,
      orders: { name: users.name },
      defaultOrder: 'name',
      id: users.id,
      where: and(
        sql`${users.id} in (select ${doctors.user_id} from ${doctors} where ${doctors.college_id} = ${id})`,
        containsKey(users.search_key, input.search),
      ),
    },
    (where) => db.select({ id: users.id, name: users.name, email: users.email }).from(users).where(where),
  );

export const isEmpty = async (db: Reader): Promise<boolean> => {
  const [row] = await db.select({ count: count() }).from(colleges);
  return row?.count === 0;
};

export const both = (ids: number[]): SQL => inArray(colleges.id, ids);

export const doublesOf = (id: number): SQL => eq(colleges.merged_into_id, id);
