import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lateTax } from '../../law/obligation/late-tax.ts';
import { sumCents } from '../../shared/money/money.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { irpfQuotas, mostQuotas, quotaCost, quotaPlan, quotasLeft } from './irpf-quotas.ts';

it.each([
  [0, 0],
  [999, 0],
  [1000, 1],
  [9999, 1],
  [10_000, 2],
  [14_999, 2],
  [15_000, 3],
  [39_999, 7],
  [40_000, 8],
  [99_999_999, 8],
])('a balance of %i cents has at most %i quotas', (balance, most) => {
  expect(mostQuotas(balance)).toBe(most);
});

const rates = { '2026-06': '0.0107', '2026-07': '0.0118', '2026-08': '0.0109' };

it('the first without interest, the second with 1 %, then the Selic from June on', () => {
  expect(irpfQuotas({ deadline: '2026-05-29', balance: 800_003, count: 8, rates })).toEqual([
    { number: 1, amount: 100_001, interest: 0, total: 100_001, due_date: '2026-05-29', missing: [] },
    { number: 2, amount: 100_001, interest: 1000, total: 101_001, due_date: '2026-06-30', missing: [] },
    { number: 3, amount: 100_001, interest: 2070, total: 102_071, due_date: '2026-07-31', missing: [] },
    { number: 4, amount: 100_000, interest: 3250, total: 103_250, due_date: '2026-08-31', missing: [] },
    { number: 5, amount: 100_000, interest: 4340, total: 104_340, due_date: '2026-09-30', missing: [] },
    { number: 6, amount: 100_000, interest: 4340, total: 104_340, due_date: '2026-10-30', missing: ['2026-09'] },
    { number: 7, amount: 100_000, interest: 4340, total: 104_340, due_date: '2026-11-30', missing: ['2026-09', '2026-10'] },
    { number: 8, amount: 100_000, interest: 4340, total: 104_340, due_date: '2026-12-30', missing: ['2026-09', '2026-10', '2026-11'] },
  ]);
});

it('begin on the last day to deliver, whichever it is, and go on at the ends of months', () => {
  // 2024 in places of the floods of Rio Grande do Sul: 31 August, a Saturday, was put to the 30th.
  expect(quotaPlan({ deadline: '2024-08-30', balance: 40_000, count: 4 }).map(({ due_date }) => due_date)).toEqual([
    '2024-08-30',
    '2024-09-30',
    '2024-10-31',
    '2024-11-29',
  ]);
  const { interest } = quotaCost({ deadline: '2026-06-10', amount: 100_000, due_date: '2026-06-10' }, '2026-06-30', rates);
  expect(interest).toBe(0);
});

it('may be fewer than the balance allows, never more', () => {
  expect(irpfQuotas({ deadline: '2026-05-29', balance: 800_000, count: 1, rates })).toHaveLength(1);
  expect(irpfQuotas({ deadline: '2026-05-29', balance: 500, count: 1, rates })).toEqual([]);
  expect(() => irpfQuotas({ deadline: '2026-05-29', balance: 10_000, count: 3, rates })).toThrow('Quotas');
});

it('come to the balance, to the cent, none below R$ 50,00 where there are more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 50_000_000 }), (balance) => {
      const quotas = irpfQuotas({ deadline: '2026-05-29', balance, count: mostQuotas(balance), rates });
      expect(sumCents(quotas.map(({ amount }) => amount))).toBe(balance);
      if (quotas.length > 1) expect(Math.min(...quotas.map(({ amount }) => amount))).toBeGreaterThanOrEqual(5000);
    }),
    runs,
  );
});

const third = { deadline: '2026-05-29', amount: 100_001, due_date: '2026-07-31' };

it.each([
  ['in the month of the deadline it bears nothing', '2026-05-20', 0, 0],
  ['paid early: the interest of the day it is paid', '2026-06-10', 0, 1000],
  ['on the day it is due: as the plan says', '2026-07-31', 0, 2070],
  ['a day late: the interest of June and July and 1 %, and one day of fine', '2026-08-03', 330, 3250],
  ['months late: the fine ends at 20 %', '2026-11-30', 20_000, 4340],
])('a quota %s', (_name, day, fine, interest) => {
  expect(quotaCost(third, day, rates)).toMatchObject({ fine, interest, total: 100_001 + fine + interest });
});

it('the first quota that is late is a late tax like any other', () => {
  for (const day of ['2026-06-01', '2026-06-30', '2026-08-14', '2027-02-01']) {
    const first = { amount: 80_000, due_date: '2026-05-29' };
    expect(quotaCost({ ...first, deadline: '2026-05-29' }, day, rates)).toEqual(lateTax(first, day, rates));
  }
});

const plan = (balance: number, count: number) => quotaPlan({ deadline: '2026-05-29', balance, count });
const left = (balance: number, count: number, paid: { number: number; amount: number }[]) =>
  quotasLeft(plan(balance, count), paid).map(({ number, amount }) => [number, amount]);

it('what was paid of the former return comes off the quotas of the same number, and what is too much off the others', () => {
  const paid = [
    { number: 1, amount: 10_000 },
    { number: 2, amount: 10_000 },
  ];
  const [doubled, halved] = [left(80_000, 4, paid), left(20_000, 4, paid)];
  expect(doubled).toEqual([
    [1, 10_000],
    [2, 10_000],
    [3, 20_000],
    [4, 20_000],
  ]);
  expect(halved).toEqual([]);
  expect(left(30_000, 3, paid)).toEqual([[3, 10_000]]);
  expect(left(24_000, 4, paid)).toEqual([[4, 4000]]);
  expect(left(15_000, 1, paid)).toEqual([]);
});

it('what is left is the new balance less what was paid, and no quota is below zero', () => {
  const payment = fc.record({ number: fc.integer({ min: 1, max: 8 }), amount: fc.integer({ min: 0, max: 2_000_000 }) });
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 5_000_000 }), fc.array(payment, { maxLength: 8 }), (balance, paid) => {
      const quotas = quotasLeft(plan(balance, mostQuotas(balance)), paid);
      expect(sumCents(quotas.map(({ amount }) => amount))).toBe(Math.max(0, balance - sumCents(paid.map(({ amount }) => amount))));
      for (const { amount } of quotas) expect(amount).toBeGreaterThan(0);
    }),
    runs,
  );
});
