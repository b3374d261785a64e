import type { ShownCheck } from '@esteto/domain/month/closing/closing-checks';
import type { CheckResult, CheckSide } from '@esteto/domain/month/closing/closing-life';
import { DONE_CLOSINGS } from '@esteto/domain/month/closing/closing-life';
import { and, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { closings } from '../../../tables/closing/closing.tables.ts';
import { closingChanges } from '../../../tables/month/month.tables.ts';

const isOpen = notInArray(closings.status, [...DONE_CLOSINGS]);

/** Companies after an id of which something changed, or whose open months nobody has looked at today. */
export const toJudge = async (db: Reader, today: string, { after, limit }: { after: number; limit: number }): Promise<number[]> => {
  const { rows } = await db.execute<{ company_id: string }>(sql`
    (select distinct ${closingChanges.company_id} as company_id from ${closingChanges} where ${closingChanges.company_id} > ${after} order by 1 limit ${limit})
    union
    (select distinct ${closings.company_id} from ${closings}
      where ${and(isOpen, or(isNull(closings.judged_on), lt(closings.judged_on, today)), sql`${closings.company_id} > ${after}`)}
      order by 1 limit ${limit})
    order by 1 limit ${limit}`);
  return rows.map(({ company_id }) => Number(company_id));
};

export const changesOf = async (db: Reader, company_ids: readonly number[]): Promise<number[]> => {
  const rows = await db
    .select({ id: closingChanges.id })
    .from(closingChanges)
    .where(inArray(closingChanges.company_id, [...company_ids]));
  return rows.map(({ id }) => id);
};

export const forget = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await tx.delete(closingChanges).where(sql`${closingChanges.id} = any(${sql.param(ids.map(String))}::bigint[])`);
};

export const openOf = (db: Reader, company_ids: readonly number[]) =>
  db
    .select()
    .from(closings)
    .where(and(inArray(closings.company_id, [...company_ids]), isOpen));

export type Finding = {
  id: number;
  version: number;
  checks: ShownCheck[];
  result: CheckResult;
  fault: string | null;
  turn: CheckSide | null;
  since: string;
  penalty: number;
};

/** Keeps what was found of those that nobody has moved meanwhile. Their version stays: nobody changed them. */
export const put = async (tx: Transaction, findings: readonly Finding[], today: string): Promise<void> => {
  await tx.execute(sql`
    update ${closings} set judged_on = ${today}, checks = finding.checks, result = finding.result, fault = finding.fault, turn = finding.turn,
      since = finding.since, penalty = finding.penalty
    from jsonb_to_recordset(${JSON.stringify(findings)}::jsonb)
      as finding (id bigint, version integer, checks jsonb, result text, fault text, turn text, since date, penalty bigint)
    where ${closings.id} = finding.id and ${closings.version} = finding.version and ${isOpen}`);
};
