import type { PayrollBatchDetail } from '@esteto/contract/month/payroll-batch';
import type { PayrollMonth } from '@esteto/domain/law/month/payroll-month';
import { FORMER_MONTHS } from '@esteto/domain/month/payroll-batch/payroll-outcome';
import type { PayrollCompany } from '@esteto/domain/month/payroll-batch/payroll-sheet-rows';
import { addCompetence } from '@esteto/domain/shared/date/competence';
import { and, asc, desc, eq, gt, gte, isNotNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { closings } from '../../../tables/closing/closing.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { isWorking } from '../../../tables/company/company-standing.ts';
import { payrollBatches as batches, payrollBatchRows as rows } from '../../../tables/payroll-batch/payroll-batch.tables.ts';
import { payrollMonths, rFactorDecisions } from '../../../tables/r-factor/r-factor.tables.ts';

const amounts = sql`'pro_labore', ${payrollMonths.pro_labore}, 'wages', ${payrollMonths.wages},
  'inss_employer', ${payrollMonths.inss_employer}, 'fgts', ${payrollMonths.fgts}`;
const ofCompany = eq(payrollMonths.company_id, companies.id);

const payrollOf = (competence: string) => sql<(PayrollMonth & { id: number; version: number }) | null>`(
  select json_build_object('id', ${payrollMonths.id}, 'version', ${payrollMonths.version}, ${amounts})
  from ${payrollMonths} where ${and(ofCompany, eq(payrollMonths.competence, competence))})`;

const formerOf = (competence: string) => sql<(PayrollMonth & { competence: string }) | null>`(
  select json_build_object('competence', ${payrollMonths.competence}, ${amounts}) from ${payrollMonths}
  where ${and(
    ofCompany,
    lt(payrollMonths.competence, competence),
    gte(payrollMonths.competence, addCompetence(competence, -FORMER_MONTHS)),
  )} order by ${desc(payrollMonths.competence)} limit 1)`;

const decidedOf = (competence: string) =>
  sql<number | null>`(
  select ${rFactorDecisions.pro_labore} from ${rFactorDecisions}
  where ${and(eq(rFactorDecisions.company_id, companies.id), eq(rFactorDecisions.competence, competence))})`.mapWith(
    (cents: string | null) => (cents === null ? null : Number(cents)),
  );

const isClosed = (competence: string) => sql<boolean>`exists (select 1 from ${closings}
  where ${and(eq(closings.company_id, companies.id), eq(closings.month, competence), eq(closings.status, 'closed'))})`;

export type Facts = PayrollCompany & { payroll: (PayrollMonth & { id: number; version: number }) | null };

/** What there is of companies in a month, by their names. */
const facts = (
  db: Reader,
  competence: string,
  where: SQL | undefined,
  limit: number,
  order: SQL[] = [asc(companies.name), asc(companies.id)],
): Promise<Facts[]> =>
  db
    .select({
      id: companies.id,
      name: companies.name,
      fantasy_name: companies.fantasy_name,
      cnpj: companies.cnpj,
      is_working: sql<boolean>`coalesce(${isWorking}, false)`,
      is_closed: isClosed(competence),
      payroll: payrollOf(competence),
      former: formerOf(competence),
      decided: decidedOf(competence),
    })
    .from(companies)
    .where(where)
    .orderBy(...order)
    .limit(limit);

const isOneOf = (ids: readonly number[]): SQL => sql`${companies.id} = any(${sql.param(ids.map(String))}::bigint[])`;

/** What there is of those of the companies that work. */
export const factsOf = (db: Reader, competence: string, ids: readonly number[]): Promise<Facts[]> =>
  facts(db, competence, and(isOneOf(ids), isWorking), ids.length);

/** What there is of the companies that have one of these CNPJs; with `byName` of all that work besides. */
export const factsFor = (db: Reader, competence: string, { cnpjs, byName }: { cnpjs: readonly string[]; byName: boolean }) => {
  const named = sql`${companies.cnpj} = any(${sql.param([...cnpjs])}::text[])`;
  return facts(db, competence, byName ? or(named, isWorking) : named, MOST_COMPANIES);
};

/** More than any office has. */
const MOST_COMPANIES = 20_000;

/** Companies of the template in one answer. */
export const TEMPLATE_PART = 500;

/** Some of the companies that work, after one, with the payroll of the month. */
export const template = (db: Reader, competence: string, after: number) =>
  facts(db, competence, and(isWorking, gt(companies.id, after)), TEMPLATE_PART, [asc(companies.id)]);

export const put = async (db: Transaction, values: (typeof rows.$inferInsert)[]): Promise<void> => {
  for (let from = 0; from < values.length; from += MOST_AT_ONCE) await db.insert(rows).values(values.slice(from, from + MOST_AT_ONCE));
};

/** In one statement, which takes no more than 65,535 values. */
const MOST_AT_ONCE = 5000;

const MOST_ROWS = 500;

/** Three statements. */
export const detail = async (db: Reader, id: number): Promise<PayrollBatchDetail> => {
  const [batch] = await db.select().from(batches).where(eq(batches.id, id));
  if (!batch) throw notFound();
  const [counts] = await db
    .select({ waiting: countOf('waiting'), done: countOf('done'), left: countOf('left'), failed: countOf('failed') })
    .from(rows)
    .where(eq(rows.batch_id, id));
  const { waiting = 0, done = 0, left = 0, failed = 0 } = counts ?? {};
  const shown = await db
    .select()
    .from(rows)
    .where(eq(rows.batch_id, id))
    .orderBy(sql`case ${rows.state} when 'failed' then 0 when 'left' then 2 else 1 end`, asc(rows.number))
    .limit(MOST_ROWS);
  return { ...batch, total: waiting + done + left + failed, waiting, done, left, failed, rows: shown };
};

const countOf = (state: string) => sql<number>`count(*) filter (where state = ${state})`.mapWith(Number);

export type Waiting = Pick<typeof batches.$inferSelect, 'created_by'> & { batch_id: number; number: number };

/** The next that waits in a batch that has begun; of batches that stumbled in this run none. */
export const nextWaiting = async (db: Reader, stumbled: readonly number[]): Promise<Waiting | null> => {
  const [next] = await db
    .select({ batch_id: rows.batch_id, number: rows.number, created_by: batches.created_by })
    .from(rows)
    .innerJoin(batches, eq(batches.id, rows.batch_id))
    .where(
      and(
        eq(rows.state, 'waiting'),
        isNotNull(batches.started_at),
        not(sql`${rows.batch_id} = any(${sql.param(stumbled.map(String))}::bigint[])`),
      ),
    )
    .orderBy(asc(rows.batch_id), asc(rows.number))
    .limit(1);
  return next ?? null;
};

/** A row that still waits, locked until its result is written, with its batch; null where somebody else has done it. */
export const lockRow = async (db: Transaction, { batch_id, number }: Waiting) => {
  const [row] = await db
    .select({ row: rows, kind: batches.kind, competence: batches.competence, file_name: batches.file_name })
    .from(rows)
    .innerJoin(batches, eq(batches.id, rows.batch_id))
    .where(and(eq(rows.batch_id, batch_id), eq(rows.number, number), eq(rows.state, 'waiting')))
    .for('update', { of: rows });
  return row ?? null;
};

export const settle = (
  db: Transaction,
  { batch_id, number }: Pick<Waiting, 'batch_id' | 'number'>,
  values: Partial<typeof rows.$inferInsert>,
) =>
  db
    .update(rows)
    .set(values)
    .where(and(eq(rows.batch_id, batch_id), eq(rows.number, number)));

/** What a person may have put right since waits again; answers how many. */
export const reopen = async (db: Transaction, batch_id: number): Promise<number> => {
  const { rowCount } = await db
    .update(rows)
    .set({ state: 'waiting' })
    .where(and(eq(rows.batch_id, batch_id), eq(rows.state, 'failed'), sql`${rows.result} in ('closed', 'no_former')`));
  return rowCount ?? 0;
};
