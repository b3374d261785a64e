import type { groupNotice } from '@esteto/contract/duty/group-notice';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { NoticeReach, NoticeRecipient } from '@esteto/contract/office/notice-reach';
import type { NoticeKind } from '@esteto/domain/office/notice/notice-kinds';
import { goesByMail, showsInBell } from '@esteto/domain/office/notice/notice-settings';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { noticeSettings, notices } from '../../../tables/notice/notice.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

// People whom something that somebody wrote reaches: the team's messages and the notices of groups are counted alike.

/** The column by which notices name what they are of. */
export type MessageColumn = 'broadcast_id' | 'group_notice_id';
export type Message = { of: MessageColumn; id: number };

const isOf = ({ of, id }: Message): SQL => eq(notices[of], id);

/** How many notices there are of the row of `table` that a statement reads. Tables are named in full: drizzle leaves names of columns bare. */
export const noticesOf = (of: MessageColumn, table: string, what: 'read_at' | 'mailed_at' | 'id') =>
  sql<number>`(select count(n.${sql.identifier(what)}) from ${notices} n
    where n.${sql.identifier(of)} = ${sql.identifier(table)}.id)`.mapWith(Number);

/** How many people a message would reach now. They are counted by what they chose, and what that means is said by the rule that tells them. */
export const wouldReach = async (
  db: Reader,
  { kind, by_mail }: { kind: NoticeKind; by_mail: boolean },
  who: SQL | undefined,
): Promise<NoticeReach> => {
  const chose = (column: typeof noticeSettings.silenced | typeof noticeSettings.unmailed) =>
    sql<boolean>`coalesce(${column} ? ${kind}, false)`;
  const silenced = chose(noticeSettings.silenced).as('silenced');
  const unmailed = chose(noticeSettings.unmailed).as('unmailed');
  const groups = await db
    .select({ silenced, unmailed, people: sql<number>`count(*)`.mapWith(Number) })
    .from(users)
    .leftJoin(noticeSettings, eq(noticeSettings.user_id, users.id))
    .where(who)
    .groupBy(sql`1`, sql`2`);
  const reach = { people: 0, in_bell: 0, by_mail: 0, silenced: 0 };
  for (const group of groups) {
    const inBell = showsInBell(kind, group.silenced ? [kind] : []);
    const byMail = by_mail && goesByMail(kind, group.unmailed ? [kind] : []);
    reach.people += group.people;
    if (inBell) reach.in_bell += group.people;
    if (byMail) reach.by_mail += group.people;
    if (!inBell && !byMail) reach.silenced += group.people;
  }
  return reach;
};

/** How many people a message has reached. */
export const reached = async (db: Reader, message: Message): Promise<NoticeReach> => {
  const count = (which = sql`true`) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const [row] = await db
    .select({
      people: count(),
      in_bell: count(sql`${notices.in_bell}`),
      by_mail: count(sql`${notices.by_mail}`),
      silenced: count(sql`not ${notices.in_bell} and not ${notices.by_mail}`),
    })
    .from(notices)
    .where(isOf(message));
  return row ?? { people: 0, in_bell: 0, by_mail: 0, silenced: 0 };
};

/** People whom a message has reached, one by one; `seen` narrows them to those whom somebody may see. */
export const recipients = (
  db: Reader,
  message: Message,
  input: Omit<InputOf<typeof groupNotice.recipients>, 'id' | 'group_id'>,
  seen?: SQL,
): Promise<Page<NoticeRecipient>> =>
  readPage(
    db,
    {
      input,
      orders: { name: users.name },
      defaultOrder: 'name',
      id: users.id,
      where: and(
        sql`exists (select 1 from ${notices} n where n.${sql.identifier(message.of)} = ${message.id} and n.user_id = users.id)`,
        containsKey(users.search_key, input.search),
        seen,
      ),
    },
    (where) =>
      db
        .select({
          id: users.id,
          name: users.name,
          email: users.email,
          in_bell: notices.in_bell,
          by_mail: notices.by_mail,
          mailed_at: notices.mailed_at,
          read_at: notices.read_at,
        })
        .from(users)
        .innerJoin(notices, and(eq(notices.user_id, users.id), isOf(message)))
        .where(where),
  );
