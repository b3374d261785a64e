import { OPEN_OBLIGATIONS } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { monthlyObligations as obligations } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
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
