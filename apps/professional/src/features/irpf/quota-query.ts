import { incomeTaxQuotaQueries } from '@esteto/api-client/tax/income-tax-quota';
import type { IncomeTaxQuota } from '@esteto/contract/tax/income-tax-quota';
import { type IncomeTaxQuotaAction, incomeTaxQuotaMachine } from '@esteto/domain/tax/income-tax/income-tax-quota-life';
import { today } from '@esteto/ui/system/context/today';
import { partOf } from '@esteto/ui/system/query/part-of';

/** One of the person's own quotas; a form that pays it begins with today and what it comes to today. */
export const quotaQuery = (scope: { company_id: number }, quotaId: number) =>
  partOf(incomeTaxQuotaQueries.own(scope), (quotas) => {
    const quota = quotas.find(({ id }) => id === quotaId);
    return quota && { quota, version: quota.version, paid_on: today(), paid_amount: quota.cost.total };
  });

/** Why its person does nothing of the kind with a quota now; null where they may. */
export const quotaRefusal =
  (action: IncomeTaxQuotaAction) =>
  ({ quota: { status } }: { quota: IncomeTaxQuota }): { why: string } | null => {
    const move = incomeTaxQuotaMachine.transition(status, action, { by: 'client' });
    return move.ok ? null : { why: move.message };
  };
