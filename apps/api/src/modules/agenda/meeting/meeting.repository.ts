import type { BookedMeeting, MeetingRow, meeting } from '@esteto/contract/agenda/meeting';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { configurations } from '../../../tables/configuration/configuration.tables.ts';
import { meetings } from '../../../tables/meeting/meeting.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

export const ofPerson = (company_id: number, user_id: number): SQL | undefined =>
  and(eq(meetings.company_id, company_id), eq(meetings.user_id, user_id));

/** As many as one looks back at. */
const MOST = 100;

export const own = (db: Reader, company_id: number, user_id: number): Promise<MeetingRow[]> =>
  db.select().from(meetings).where(ofPerson(company_id, user_id)).orderBy(desc(meetings.on), desc(meetings.id)).limit(MOST);

export const list = (db: Reader, input: InputOf<typeof meeting.list>): Promise<Page<BookedMeeting>> =>
  readPage(
    db,
    {
      input,
      orders: { on: meetings.on, created_at: meetings.created_at },
      defaultOrder: '-on',
      id: meetings.id,
      where: and(containsKey(meetings.search_key, input.search), input.status ? eq(meetings.status, input.status) : undefined),
    },
    (where) =>
      db
        .select({
          ...getTableColumns(meetings),
          company_name: companies.name,
          person_name: users.name,
          analyst_name: sql<string | null>`(select name from users as analysts where analysts.id = ${companies.analyst_id})`,
        })
        .from(meetings)
        .innerJoin(companies, eq(companies.id, meetings.company_id))
        .innerJoin(users, eq(users.id, meetings.user_id))
        .where(where),
  );

const PAGE = 'meeting_page';

export const pageUrl = async (db: Reader): Promise<string | null> => {
  const [row] = await db.select({ value: configurations.value }).from(configurations).where(eq(configurations.field, PAGE));
  return row?.value ?? null;
};

export const setPageUrl = async (tx: Tx, value: string | null): Promise<void> => {
  await tx.db.insert(configurations).values({ field: PAGE, value }).onConflictDoUpdate({ target: configurations.field, set: { value } });
};
