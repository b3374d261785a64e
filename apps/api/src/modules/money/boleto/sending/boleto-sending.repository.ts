import type { InputOf } from '@esteto/contract/endpoint';
import type { BoletoSendingDetail, boletoSending as contract } from '@esteto/contract/money/boleto-sending';
import { OPEN_BOLETOS } from '@esteto/domain/money/boleto/boleto-life';
import { and, asc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { boletos } from '../../../../tables/boleto/boleto.tables.ts';
import { boletoSendingRows as rows, boletoSendings as sendings } from '../../../../tables/boleto/boleto-sending.tables.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { matching } from '../boleto.repository.ts';

type Selection = InputOf<typeof contract.start>['body'];

/** Puts the selected boletos into the sending, no more than `most`; answers how many they are. Of those that filters show only what waits for its money. */
export const select = async (
  db: Transaction,
  sending_id: number,
  { boleto_ids, filters, except_ids }: Selection,
  most: number,
): Promise<number> => {
  const where = filters
    ? and(matching(db, filters), inArray(boletos.status, [...OPEN_BOLETOS]), not(isOneOf(except_ids)))
    : isOneOf(boleto_ids);
  const selected = db
    .select({ sending_id: sql`${sending_id}::bigint`.as('sending_id'), boleto_id: sql`boletos.id`.as('boleto_id') })
    .from(boletos)
    .where(where)
    .limit(most);
  const { rowCount } = await db.execute(sql`insert into ${rows} (sending_id, boleto_id) ${selected}`);
  return rowCount ?? 0;
};

const isOneOf = (ids: readonly number[]): SQL => sql`boletos.id = any(${sql.param(ids.map(String))}::bigint[])`;

const MOST_ROWS = 500;

/** Three statements. */
export const detail = async (db: Reader, id: number): Promise<BoletoSendingDetail> => {
  const [sending] = await db.select({ created_at: sendings.created_at }).from(sendings).where(eq(sendings.id, id));
  if (!sending) throw notFound();
  const [counts] = await db
    .select({ waiting: countOf('waiting'), done: countOf('done'), failed: countOf('failed') })
    .from(rows)
    .where(eq(rows.sending_id, id));
  const { waiting = 0, done = 0, failed = 0 } = counts ?? {};
  const shown = await db
    .select({
      boleto_id: rows.boleto_id,
      description: boletos.description,
      company_name: companies.name,
      state: rows.state,
      told: rows.told,
      error: rows.error,
    })
    .from(rows)
    .innerJoin(boletos, eq(boletos.id, rows.boleto_id))
    .innerJoin(companies, eq(companies.id, boletos.company_id))
    .where(eq(rows.sending_id, id))
    .orderBy(sql`${rows.state} <> 'failed'`, asc(companies.name), asc(rows.boleto_id))
    .limit(MOST_ROWS);
  return { id, ...sending, total: waiting + done + failed, waiting, done, failed, rows: shown };
};

const countOf = (state: string) => sql<number>`count(*) filter (where state = ${state})`.mapWith(Number);

export type Waiting = { sending_id: number; boleto_id: number; created_by: number | null };

/** The next that waits, with who began its sending; of sendings that stumbled in this run none. */
export const nextWaiting = async (db: Reader, stumbled: readonly number[]): Promise<Waiting | null> => {
  const [next] = await db
    .select({ sending_id: rows.sending_id, boleto_id: rows.boleto_id, created_by: sendings.created_by })
    .from(rows)
    .innerJoin(sendings, eq(sendings.id, rows.sending_id))
    .where(and(eq(rows.state, 'waiting'), not(sql`${rows.sending_id} = any(${sql.param(stumbled.map(String))}::bigint[])`)))
    .orderBy(asc(rows.sending_id), asc(rows.boleto_id))
    .limit(1);
  return next ?? null;
};

/** The boleto of a row that still waits, the row locked until its result is written; null where somebody else has done it. */
export const lockRow = async (db: Transaction, { sending_id, boleto_id }: Waiting) => {
  const [row] = await db
    .select({ boleto: boletos })
    .from(rows)
    .innerJoin(boletos, eq(boletos.id, rows.boleto_id))
    .where(and(eq(rows.sending_id, sending_id), eq(rows.boleto_id, boleto_id), eq(rows.state, 'waiting')))
    .for('update', { of: rows });
  return row?.boleto ?? null;
};

export const settle = (db: Transaction, { sending_id, boleto_id }: Waiting, result: { told: number; error: string | null }) =>
  db
    .update(rows)
    .set({ ...result, state: result.error === null ? 'done' : 'failed' })
    .where(and(eq(rows.sending_id, sending_id), eq(rows.boleto_id, boleto_id)));

/** What failed waits again; answers how many. */
export const reopen = async (db: Transaction, sending_id: number): Promise<number> => {
  const { rowCount } = await db
    .update(rows)
    .set({ state: 'waiting', error: null })
    .where(and(eq(rows.sending_id, sending_id), eq(rows.state, 'failed')));
  return rowCount ?? 0;
};
