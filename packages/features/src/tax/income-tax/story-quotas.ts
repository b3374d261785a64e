import type { IncomeTaxQuota } from '@esteto/contract/tax/income-tax-quota';

export const storyQuota = (more: Partial<IncomeTaxQuota> = {}): IncomeTaxQuota => ({
  id: 81,
  version: 1,
  created_at: '2026-05-20T12:00:00Z',
  updated_at: '2026-05-20T12:00:00Z',
  income_tax_id: 1,
  number: 1,
  amount: 40_001,
  due_date: '2026-05-29',
  status: 'paid',
  paid_on: '2026-05-28',
  paid_amount: 40_001,
  cost: { fine: 0, interest: 0, total: 40_001, missing: [] },
  ...more,
});

/** One that was paid in time, one that is late, and one that is not due yet. */
export const storyQuotas: IncomeTaxQuota[] = [
  storyQuota(),
  storyQuota({
    id: 82,
    version: 4,
    number: 2,
    amount: 40_000,
    due_date: '2026-06-30',
    status: 'open',
    paid_on: null,
    paid_amount: null,
    cost: { fine: 8000, interest: 2400, total: 50_400, missing: ['2026-10'] },
  }),
  storyQuota({
    id: 83,
    number: 3,
    amount: 40_000,
    due_date: '2030-07-31',
    status: 'open',
    paid_on: null,
    paid_amount: null,
    cost: { fine: 0, interest: 400, total: 40_400, missing: [] },
  }),
];
