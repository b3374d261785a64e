import { OPEN_OBLIGATIONS } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { memberships } from '../../../tables/company/company.tables.ts';
import {
  monthlyObligationFiles as kept,
  monthlyObligations as obligations,
} from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import { notices } from '../../../tables/notice/notice.tables.ts';
import { obligationRules } from '../../../tables/obligation-rule/obligation-rule.tables.ts';

export type OfficeRule = Row<typeof obligationRules>;

/** The office's own rules: tens at most. One statement. */
export const officeRules = (db: Reader): Promise<OfficeRule[]> => db.select().from(obligationRules).orderBy(asc(obligationRules.id));

/** What those companies have open of a rule, locked. */
export const openOfRule = (db: Transaction, company_ids: readonly number[], rule_id: number) =>
  db
    .select()
    .from(obligations)
    .where(
      and(
        eq(obligations.rule_id, rule_id),
        inArray(obligations.company_id, [...company_ids]),
        inArray(obligations.status, OPEN_OBLIGATIONS),
      ),
    )
    .orderBy(asc(obligations.id))
    .for('update');

/** What the rules of those obligations ask of their delivery, and whether a file is there. */
export const deliveryTerms = (db: Reader, ids: readonly number[]) =>
  db
    .select({
      id: obligations.id,
      requires_document: obligationRules.requires_document,
      notify_client: obligationRules.notify_client,
      client_message: obligationRules.client_message,
      has_file: sql<boolean>`exists (select 1 from ${kept} where ${kept.obligation_id} = ${obligations.id} and ${kept.removed_at} is null)`,
    })
    .from(obligations)
    .innerJoin(obligationRules, eq(obligationRules.id, obligations.rule_id))
    .where(inArray(obligations.id, [...ids]));

/** When the first partner read that it was delivered, as a column of an obligation; its key as rule-delivery.ts writes it. */
export const seenAt = sql<string | null>`(select to_char(min(${notices.read_at}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
  from ${memberships} join ${notices} on ${notices.user_id} = ${memberships.user_id}
    and ${notices.dedupe_key} = 'obligation-' || ${obligations.id} || '-' || ${obligations.delivered_on}::text
  where ${memberships.company_id} = ${obligations.company_id})`;
