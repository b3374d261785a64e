import { describe, expect, it } from 'vitest';
import { INVOICE_STATUSES } from '../../billing/invoice/invoice-status.ts';
import { BALANCE_TYPES, balanceTypeSettings, countsInBalance, DEFAULT_BALANCE_TYPE } from './balance-type.ts';
import { monthlySummary, monthsWithMean } from './monthly-summary.ts';

describe('balance types', () => {
  it('set the flags that follow from them', () => {
    expect(DEFAULT_BALANCE_TYPE).toBe('all_invoices');
    expect(BALANCE_TYPES.map((type) => balanceTypeSettings[type])).toEqual([
      { only_authorized_invoices: true, only_paid_received: false },
      { only_authorized_invoices: false, only_paid_received: false },
      { only_authorized_invoices: false, only_paid_received: true },
    ]);
  });

  it('count authorised invoices only, or all that are alive', () => {
    expect(INVOICE_STATUSES.filter((status) => countsInBalance(status, 'actual_month'))).toEqual([
      'authorized',
      'sent',
      'partially_paid',
      'paid',
      'overdue',
      'cancellation_requested',
      'cancellation_denied',
    ]);
    expect(INVOICE_STATUSES.filter((status) => !countsInBalance(status, 'all_invoices'))).toEqual(['discarded', 'cancelled', 'replaced']);
  });
});

describe('monthly summary', () => {
  const months = ['2026-10', '2026-11', '2026-12'];
  const inflows = [
    { month: '2026-10', status: 'paid', expected: 100_000, received: 0 },
    { month: '2026-11', status: 'requested', expected: 30_000, received: 0 },
    { month: '2026-11', status: 'partially_paid', expected: 50_000, received: 20_000 },
    { month: '2026-11', status: 'paid', expected: 0, received: 100_000 },
    { month: '2026-11', status: 'cancelled', expected: 70_000, received: 0 },
    { month: '2025-11', status: 'paid', expected: 12, received: 12 },
  ] as const;
  const outflows = [
    { month: '2026-11', amount: 10_000, paid_amount: 4000 },
    { month: '2030-01', amount: 5, paid_amount: 5 },
  ];
  const figures = (type: (typeof BALANCE_TYPES)[number]) =>
    monthlySummary(months, inflows, outflows, type).map(({ month, in: { expected, received }, balance }) => [
      month,
      expected,
      received,
      balance,
    ]);

  it('counts an invoice in the month of its competence, and its money in the month in which it came', () => {
    expect(figures('all_invoices')).toEqual([
      ['2026-10', 100_000, 0, 100_000],
      ['2026-11', 80_000, 120_000, 70_000],
      ['2026-12', 0, 0, 0],
    ]);
    expect(monthlySummary(['2026-11'], inflows, outflows, 'all_invoices')[0]?.out).toEqual({ expected: 10_000, paid: 4000 });
  });

  it('leaves requests out when only authorised invoices count', () => {
    expect(figures('actual_month')[1]).toEqual(['2026-11', 50_000, 120_000, 40_000]);
  });

  it('balances what was really received and paid', () => {
    expect(figures('include_only_paid_nf').map(([, , , balance]) => balance)).toEqual([0, 116_000, 0]);
  });

  it('has the mean of twelve months once there are twelve since the first movement', () => {
    const means = (names: string[], type: (typeof BALANCE_TYPES)[number]) =>
      monthlySummary(names, inflows, outflows, type).map(({ mean }) => mean);
    // 12 cents of 11/2025 and the R$ 1.000,00 of 10/2026, by twelve; a month later without the former and with 11/2026.
    expect(means(months, 'all_invoices')).toEqual([8334, 14_167, 14_167]);
    expect(means(['2026-09', '2026-10'], 'include_only_paid_nf')).toEqual([null, 1]);
    expect(monthsWithMean(['2026-11', '2026-12'])).toHaveLength(13);
    expect(monthlySummary([], inflows, outflows, 'all_invoices')).toEqual([]);
  });
});
