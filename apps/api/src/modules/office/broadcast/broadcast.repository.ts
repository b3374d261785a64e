import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { BroadcastDetail, BroadcastRow, broadcast as contract } from '@esteto/contract/office/broadcast';
import type { NoticeReach, NoticeRecipient } from '@esteto/contract/office/notice-reach';
import type { BroadcastReachForm } from '@esteto/domain/office/broadcast/broadcast-form';
import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { broadcasts } from '../../../tables/broadcast/broadcast.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { isInAudience } from '../notice/audience-scope.ts';
import { reached as countReached, wouldReach as countWouldReach, noticesOf, recipients as recipientsOf } from '../notice/message-scope.ts';

export type Broadcast = Row<typeof broadcasts>;

const countOf = (what: Parameters<typeof noticesOf>[2]) => noticesOf('broadcast_id', 'broadcasts', what);

const shown = {
  ...getTableColumns(broadcasts),
  told_count: countOf('id').as('told_count'),
  read_count: countOf('read_at').as('read_count'),
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
    .select({ ...shown, mailed_count: countOf('mailed_at').as('mailed_count'), analyst_name: analysts.name, created_by_name: writers.name })
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

/** How many people a message would reach now. */
export const wouldReach = (db: Reader, form: BroadcastReachForm): Promise<NoticeReach> =>
  countWouldReach(db, { kind: `broadcast.${form.severity}`, by_mail: form.by_mail }, audienceOf(form));

const messageOf = (id: number) => ({ of: 'broadcast_id', id }) as const;

/** How many people a message has reached. */
export const reached = (db: Reader, id: number): Promise<NoticeReach> => countReached(db, messageOf(id));

export const recipients = (db: Reader, { id, ...input }: InputOf<typeof contract.recipients>): Promise<Page<NoticeRecipient>> =>
  recipientsOf(db, messageOf(id), input);

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
