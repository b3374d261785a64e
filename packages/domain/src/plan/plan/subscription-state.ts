import type { AccountingStatus } from '../../company/company/accounting-status.ts';
import { addDays } from '../../shared/date/date.ts';
import type { SubscriptionStatus } from './plan-life.ts';

/** What is kept of a company's plan; days are 'YYYY-MM-DD', the last one included. */
export type SubscriptionFacts = {
  trial_until: string | null;
  ended_on: string | null;
  cancel_reason: string | null;
  accounting_status: AccountingStatus;
};

/**
 * Where the contract of a company stands on `today`. That a company does not pay, or is frozen, is said once, in its accounting status; a trial ends by
 * itself.
 */
export const subscriptionStatus = (
  { trial_until, ended_on, cancel_reason, accounting_status }: SubscriptionFacts,
  today: string,
): SubscriptionStatus => {
  if (ended_on !== null) return cancel_reason === null ? 'ended' : 'cancelled';
  if (accounting_status === 'delinquent') return 'delinquent';
  if (accounting_status !== 'active') return 'suspended';
  return trial_until !== null && trial_until >= today ? 'trial' : 'active';
};

/**
 * The last day of the trial of a plan that begins `today`; null where it has none. A company has one trial, counted from its first day: another plan
 * goes on with what is left of it, and begins none anew. `former`: the last days of the trials that it had.
 */
export const trialUntil = (trial_days: number | null, today: string, former: readonly string[] = []): string | null => {
  if (former.length > 0) return former.find((last) => last >= today) ?? null;
  return trial_days ? addDays(today, trial_days - 1) : null;
};
