import { describe, expect, it } from 'vitest';
import { INVOICE_STATUSES } from '../invoice/invoice-status.ts';
import { BALANCE_TYPES, balanceTypeSettings, countsInBalance, DEFAULT_BALANCE_TYPE } from './balance-type.ts';
import { monthlySummary } from './monthly-summary.ts';

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
    { month: '2026-10', status: 'paid', net_amount: 100_000, received_amount: 100_000 },
    { month: '2026-11', status: 'requested', net_amount: 30_000, received_amount: 0 },
    { month: '2026-11', status: 'partially_paid', net_amount: 50_000, received_amount: 20_000 },
    { month: '2026-11', status: 'cancelled', net_amount: 70_000, received_amount: 0 },
    { month: '2025-11', status: 'paid', net_amount: 1, received_amount: 1 },
  ] as const;
  const outflows = [
    { month: '2026-11', amount: 10_000, paid_amount: 4000 },
    { month: '2030-01', amount: 5, paid_amount: 5 },
  ];

  it('shows every month asked for, in order', () => {
    expect(monthlySummary(months, inflows, outflows, 'all_invoices')).toEqual([
      { month: '2026-10', in: { expected: 100_000, received: 100_000 }, out: { expected: 0, paid: 0 }, balance: 100_000 },
      { month: '2026-11', in: { expected: 80_000, received: 20_000 }, out: { expected: 10_000, paid: 4000 }, balance: 70_000 },
      { month: '2026-12', in: { expected: 0, received: 0 }, out: { expected: 0, paid: 0 }, balance: 0 },
    ]);
  });

  it('leaves requests out when only authorised invoices count', () => {
    expect(monthlySummary(['2026-11'], inflows, outflows, 'actual_month')[0]).toMatchObject({ in: { expected: 50_000 }, balance: 40_000 });
  });

  it('balances what was really received and paid', () => {
    expect(monthlySummary(['2026-11'], inflows, outflows, 'include_only_paid_nf')[0]?.balance).toBe(16_000);
  });
});
