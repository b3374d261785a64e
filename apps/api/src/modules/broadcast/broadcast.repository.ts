import type { BroadcastDetail, BroadcastReach, BroadcastRecipient, BroadcastRow, broadcast as contract } from '@esteto/contract/broadcast';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { BroadcastReachForm } from '@esteto/domain/broadcast/broadcast-form';
import { goesByMail, showsInBell } from '@esteto/domain/notice/notice-settings';
import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { containsKey } from '../../platform/database/search.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { readPage } from '../../platform/http/paging.ts';
import type { Row } from '../../platform/work/record-table.ts';
import { isInAudience } from '../notice/audience-scope.ts';
import { noticeSettings, notices } from '../notice/notice.tables.ts';
import { users } from '../user/user.tables.ts';
import { broadcasts } from './broadcast.tables.ts';

export type Broadcast = Row<typeof broadcasts>;

/** Tables are named in full: in a statement of one table drizzle leaves names of columns bare. */
const told = (what: 'read_at' | 'mailed_at' | 'id') =>
  sql<number>`(select count(n.${sql.identifier(what)}) from ${notices} n where n.broadcast_id = broadcasts.id)`.mapWith(Number);

const shown = {
  ...getTableColumns(broadcasts),
  told_count: told('id').as('told_count'),
  read_count: told('read_at').as('read_count'),
};

export const list = (db: Reader, input: InputOf<typeof contract.list>): Promise<Page<BroadcastRow>> =>
  readPage(
    db,
    {
      input,
      orders: { created_at: broadcasts.created_at },
      defaultOrder: '-created_at',
      id: broadcasts.id,
      where: and(
        containsKey(broadcasts.search_key, input.search),
        input.status ? eq(broadcasts.status, input.status) : undefined,
        input.audience ? sql`${broadcasts.audience} ? ${input.audience}` : undefined,
      ),
    },
    (where) => db.select(shown).from(broadcasts).where(where),
  );

const analysts = alias(users, 'analysts');
const writers = alias(users, 'writers');

export const detail = async (db: Reader, id: number): Promise<Omit<BroadcastDetail, 'reach'>> => {
  const [row] = await db
    .select({ ...shown, mailed_count: told('mailed_at').as('mailed_count'), analyst_name: analysts.name, created_by_name: writers.name })
    .from(broadcasts)
    .leftJoin(analysts, eq(analysts.id, broadcasts.analyst_id))
    .leftJoin(writers, eq(writers.id, broadcasts.created_by))
    .where(eq(broadcasts.id, id));
  if (!row) throw notFound();
  return row;
};

const audienceOf = ({ audience, plan_ids, tax_regimes, analyst_id, state }: BroadcastReachForm) =>
  isInAudience({
    audience: sql`${JSON.stringify(audience)}::jsonb`,
    plan_ids: sql`${JSON.stringify(plan_ids)}::jsonb`,
    tax_regimes: sql`${JSON.stringify(tax_regimes)}::jsonb`,
    analyst_id: sql`${analyst_id}`,
    state: sql`${state}`,
  });

/** Whom a message would reach now. People are counted by what they chose, and what that means is said by the rule that tells them. */
export const wouldReach = async (db: Reader, form: BroadcastReachForm): Promise<BroadcastReach> => {
  const kind = `broadcast.${form.severity}` as const;
  const chose = (column: typeof noticeSettings.silenced | typeof noticeSettings.unmailed) =>
    sql<boolean>`coalesce(${column} ? ${kind}, false)`;
  const silenced = chose(noticeSettings.silenced).as('silenced');
  const unmailed = chose(noticeSettings.unmailed).as('unmailed');
  const groups = await db
    .select({ silenced, unmailed, people: sql<number>`count(*)`.mapWith(Number) })
    .from(users)
    .leftJoin(noticeSettings, eq(noticeSettings.user_id, users.id))
    .where(audienceOf(form))
    .groupBy(sql`1`, sql`2`);
  const reach = { people: 0, in_bell: 0, by_mail: 0, silenced: 0 };
  for (const group of groups) {
    const inBell = showsInBell(kind, group.silenced ? [kind] : []);
    const byMail = form.by_mail && goesByMail(kind, group.unmailed ? [kind] : []);
    reach.people += group.people;
    if (inBell) reach.in_bell += group.people;
    if (byMail) reach.by_mail += group.people;
    if (!inBell && !byMail) reach.silenced += group.people;
  }
  return reach;
};

/** Whom it has reached. */
export const reached = async (db: Reader, id: number): Promise<BroadcastReach> => {
  const count = (which = sql`true`) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const [row] = await db
    .select({
      people: count(),
      in_bell: count(sql`${notices.in_bell}`),
      by_mail: count(sql`${notices.by_mail}`),
      silenced: count(sql`not ${notices.in_bell} and not ${notices.by_mail}`),
    })
    .from(notices)
    .where(eq(notices.broadcast_id, id));
  return row ?? { people: 0, in_bell: 0, by_mail: 0, silenced: 0 };
};

export const recipients = (db: Reader, { id, ...input }: InputOf<typeof contract.recipients>): Promise<Page<BroadcastRecipient>> =>
  readPage(
    db,
    {
      input,
      orders: { name: users.name },
      defaultOrder: 'name',
      id: users.id,
      where: and(
        sql`exists (select 1 from ${notices} n where n.broadcast_id = ${id} and n.user_id = users.id)`,
        containsKey(users.search_key, input.search),
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
        .innerJoin(notices, and(eq(notices.user_id, users.id), eq(notices.broadcast_id, id)))
        .where(where),
  );

/** Some of those whom it is for, after one id. */
export const peopleAfter = async (
  db: Reader,
  form: BroadcastReachForm,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.id, after), audienceOf(form)))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map((row) => row.id);
};

/** Those that the clock may send. */
export const scheduled = (db: Reader) =>
  db
    .select({ id: broadcasts.id, send_on: broadcasts.send_on, send_time: broadcasts.send_time })
    .from(broadcasts)
    .where(eq(broadcasts.status, 'scheduled'))
    .orderBy(asc(broadcasts.id));

export const find = async (db: Reader, id: number): Promise<Broadcast> => {
  const [row] = await db.select().from(broadcasts).where(eq(broadcasts.id, id));
  if (!row) throw notFound();
  return row;
};

export const deleteDraft = async (db: Transaction, id: number): Promise<void> => {
  await db.delete(broadcasts).where(eq(broadcasts.id, id));
};
