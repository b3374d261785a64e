import { incomeTaxQuotaQueries } from '@esteto/api-client/tax/income-tax-quota';
import type { IncomeTaxQuota } from '@esteto/contract/tax/income-tax-quota';
import { incomeTaxQuotaMachine } from '@esteto/domain/tax/income-tax/income-tax-quota-life';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';

type Asked = { quota: IncomeTaxQuota };

/** One quota of a return, with the values that its form starts with; null where the return has none like it. */
export const quotaQuery = <Values extends object>(
  irpfId: number,
  quotaId: number,
  valuesOf: (quota: IncomeTaxQuota) => Values,
): PartOfQuery<(Asked & Values) | null> => ({
  ...incomeTaxQuotaQueries.list({ id: irpfId }),
  select: (quotas: IncomeTaxQuota[]) => {
    const quota = quotas.find(({ id }) => id === quotaId);
    return quota ? { quota, ...valuesOf(quota) } : null;
  },
});

/** Why nothing is paid of a quota now; null where it waits to be paid. */
export const quotaRefusal = (row: Asked | null): { why: string } | null => {
  if (row === null) return { why: 'Esta quota não está nesta declaração.' };
  const paying = incomeTaxQuotaMachine.transition(row.quota.status, 'pay', { by: 'staff' });
  return paying.ok ? null : { why: paying.message };
};
