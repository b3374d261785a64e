import { MISSING_STATEMENTS, UNCHECKED_STATEMENTS } from '@esteto/domain/month/statement/statement-month';
import { inArray, isNull, or, sql } from 'drizzle-orm';
import { bankAccounts, statements } from '../../../tables/statement/statement.tables.ts';

const isGap = sql<boolean>`exists (
  select 1 from ${statements} as former where former.bank_account_id = ${statements.bank_account_id}
    and former.year * 12 + former.month = ${statements.year} * 12 + ${statements.month} - 1
    and former.closing_balance <> ${statements.opening_balance})`;

/**
 * It does not begin where the month before ended, as both stand now: a second file of either may close the gap. A level below the top of its field,
 * where drizzle lets the names of the tables be.
 */
export const hasGap = sql<boolean>`${isGap}`;

/** Accounts whose statement of a month is missing: it has no row, or one that says so. The statement stands beside the account's row. */
export const isMissing = or(isNull(statements.id), inArray(statements.status, [...MISSING_STATEMENTS]));
export const isUnchecked = inArray(statements.status, [...UNCHECKED_STATEMENTS]);

/** Accounts that were neither removed nor merged into another one. */
export const isInUse = isNull(bankAccounts.removed_at);
