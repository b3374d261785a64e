import { and, isNull, lt, or, type SQL } from 'drizzle-orm';
import { subscriptions } from './subscription.tables.ts';

/** Plans of companies whose fee of a month is still to be made. */
export const isUnsettled = (month: string): SQL | undefined =>
  and(isNull(subscriptions.ended_on), or(isNull(subscriptions.fee_month), lt(subscriptions.fee_month, month)));
