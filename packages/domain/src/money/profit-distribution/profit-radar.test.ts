import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '../../shared/money/money.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { limitStanding, type ProfitPayment, profitMonth, profitRadar, profitYear, unbookedLimit, unbookedWords } from './profit-radar.ts';

const paid = (amount: number, paid_on = '2026-10-20', values: Partial<ProfitPayment> = {}): ProfitPayment => ({
  paid_on,
  amount,
  is_earlier: false,
  voided_at: null,
  ...values,
});

describe('a month of one company and person', () => {
  it.each([
    ['nothing', [], 0, 0, 5_000_000],
    ['the limit to the cent', [paid(5_000_000)], 5_000_000, 0, 0],
    ['a cent more', [paid(5_000_001)], 5_000_001, 500_000, 0],
    ['payments that add up', [paid(3_000_000), paid(2_500_000, '2026-10-28')], 5_500_000, 550_000, 0],
    ['another month', [paid(4_000_000), paid(4_000_000, '2026-11-02')], 4_000_000, 0, 1_000_000],
    [
      'one that was voided',
      [paid(4_000_000), paid(4_000_000, '2026-10-21', { voided_at: '2026-10-22T12:00:00Z' })],
      4_000_000,
      0,
      1_000_000,
    ],
    ['one of earlier results', [paid(4_000_000), paid(9_000_000, '2026-10-21', { is_earlier: true })], 4_000_000, 0, 1_000_000],
  ])('%s', (_name, payments, sum, tax, free) => {
    expect(profitMonth('2026-10', payments)).toMatchObject({ paid: sum, tax, free });
  });

  it('has neither tax nor limit in 2025', () => {
    expect(profitMonth('2025-12', [paid(90_000_000, '2025-12-30')])).toMatchObject({ paid: 90_000_000, tax: 0, free: null });
  });

  it.each([
    ['2026-10', 3_999_999, 'within'],
    ['2026-10', 4_000_000, 'near'],
    ['2026-10', 5_000_000, 'near'],
    ['2026-10', 5_000_001, 'above'],
    ['2025-10', 90_000_000, 'within'],
  ])('%s, %i cents: %s', (month, amount, standing) => {
    expect(limitStanding(month, amount)).toBe(standing);
  });
});

describe('before a payment', () => {
  it.each([
    ['within what is free', [paid(3_000_000)], 2_000_000, 0, 2_000_000],
    ['that passes the limit holds back what the former ones did not', [paid(3_000_000)], 2_500_000, 550_000, 1_950_000],
    ['after the limit is passed', [paid(6_000_000)], 100_000, 10_000, 90_000],
    ['of less than what it must hold back', [paid(4_999_999)], 2, 500_000, -499_998],
    ['of nothing', [paid(3_000_000)], 0, 0, 0],
  ])('%s', (_name, payments, more, withheld, net) => {
    expect(profitRadar({ month: '2026-10', payments, more }).next).toMatchObject({ amount: more, withheld, net });
  });

  it('what it holds back and what was held back are the tax of the month that has it, and all it says to be free is free', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 6_000_000 }), { maxLength: 5 });
    fc.assert(
      fc.property(amounts, fc.nat(9_000_000), (former, more) => {
        const payments = former.map((amount) => paid(amount));
        const before = profitRadar({ month: '2026-10', payments, more });
        const after = profitMonth('2026-10', [...payments, paid(more)]);
        expect(before.tax + before.next.withheld).toBe(after.tax);
        expect(after.paid).toBe(sumCents(former) + more);
        if (before.tax === 0) expect(profitRadar({ month: '2026-10', payments, more: before.free ?? 0 }).next.tax).toBe(0);
      }),
      runs,
    );
  });
});

describe('a year', () => {
  it('sums what months held back, with what other companies paid, up to where the minimum tax begins', () => {
    const payments = [paid(6_000_000, '2026-01-10'), paid(4_000_000, '2026-02-10'), paid(1, '2025-12-31')];
    expect(profitYear(2026, payments, 20_000_000)).toEqual({
      paid: 10_000_000,
      withheld: 600_000,
      earlier: 0,
      received: 30_000_000,
      left: 30_000_000,
      minimum: 0,
    });
  });

  it('of R$ 900.000,00 owes 5 % at least; in 2025 nothing begins', () => {
    expect(profitYear(2026, [paid(50_000_000)], 40_000_000)).toMatchObject({ left: 0, minimum: 4_500_000 });
    expect(profitYear(2025, [paid(90_000_000, '2025-06-01')])).toMatchObject({ withheld: 0, left: null, minimum: 0 });
  });
});

describe('what is free without books', () => {
  it.each([
    ['no closed month', [], [paid(1)], null],
    ['outside the Simples', [null, null], [paid(1)], null],
    ['room left', [1_000_000, null, 500_000], [paid(400_000)], { months: 2, limit: 1_500_000, paid: 400_000, left: 1_100_000, excess: 0 }],
    [
      'passed',
      [300_000],
      [paid(400_000), paid(9, '2026-10-01', { is_earlier: true })],
      { months: 1, limit: 300_000, paid: 400_000, left: 0, excess: 100_000 },
    ],
  ])('%s', (_name, free, payments, limit) => {
    expect(unbookedLimit(free, payments)).toEqual(limit);
  });

  it('says in words what the rest is', () => {
    expect(unbookedWords({ months: 1, limit: 300_000, paid: 400_000, left: 0, excess: 100_000 })).toMatch(
      /1\.000,00 a mais só são lucro se/,
    );
    expect(unbookedWords({ months: 2, limit: 300_000, paid: 400_000, left: 0, excess: 100_000 }, 10)).toMatch(
      /saíram R\$\s4\.000,00 no ano\. Os meses por fechar ainda aumentam o que cabe\.$/,
    );
    expect(unbookedWords({ months: 2, limit: 300_000, paid: 0, left: 300_000, excess: 0 })).toMatch(/Ainda cabem R\$\s3\.000,00\./);
  });
});
