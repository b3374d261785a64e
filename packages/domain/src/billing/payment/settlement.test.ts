import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import {
  balanceOf,
  keptWords,
  type Payment,
  paymentProblem,
  settledBy,
  settlementOf,
  standingWithout,
  WITHHELD,
  withheldIn,
} from './settlement.ts';

const TODAY = '2026-11-20';
const paid = (amount: number, more: Partial<Payment> = {}): Payment => ({ date: TODAY, amount, ...more });

const cents = fc.nat(1_000_000_000);
const day = fc.integer({ min: 1, max: 28 }).map((value) => `2026-11-${String(value).padStart(2, '0')}`);
const payment: fc.Arbitrary<Payment> = fc.record({
  date: day,
  amount: cents,
  ...Object.fromEntries(WITHHELD.map((name) => [name, fc.option(cents)])),
});

describe('what payments make of an invoice', () => {
  it.each<[string, Payment[], ReturnType<typeof settlementOf>, number]>([
    ['nothing', [], { received_amount: 0, withheld_on_payment: 0, paid_at: null }, 100_000],
    ['a part', [paid(40_000)], { received_amount: 40_000, withheld_on_payment: 0, paid_at: null }, 60_000],
    ['all of it', [paid(100_000)], { received_amount: 100_000, withheld_on_payment: 0, paid_at: TODAY }, 0],
    [
      'less, and the tax that the client kept back',
      [paid(95_350, { withheld_csrf: 4_650 })],
      { received_amount: 95_350, withheld_on_payment: 4_650, paid_at: TODAY },
      0,
    ],
    ['tax alone', [paid(0, { withheld_iss: 5_000 })], { received_amount: 0, withheld_on_payment: 5_000, paid_at: null }, 95_000],
    [
      'parts written down in another order than they came',
      [paid(60_000), paid(40_000, { date: '2026-11-03' })],
      { received_amount: 100_000, withheld_on_payment: 0, paid_at: TODAY },
      0,
    ],
  ])('%s', (_name, payments, expected, balance) => {
    const settlement = settlementOf(100_000, payments);
    expect(settlement).toEqual(expected);
    expect(balanceOf({ net_amount: 100_000, ...settlement })).toBe(balance);
  });

  it('is the same in whatever order they were written down', () => {
    fc.assert(
      fc.property(cents, fc.array(payment, { maxLength: 6 }), (net, payments) => {
        expect(settlementOf(net, payments.toReversed())).toEqual(settlementOf(net, payments));
      }),
      runs,
    );
  });

  it('never settles more than is due when each payment was taken on the balance it met', () => {
    fc.assert(
      fc.property(cents, fc.array(payment, { maxLength: 8 }), (net_amount, offered) => {
        const taken: Payment[] = [];
        for (const next of offered) {
          const before = balanceOf({ net_amount, ...settlementOf(net_amount, taken) });
          if (paymentProblem({ balance: before, competence: '2026-11' }, next, '2026-11-30')) continue;
          taken.push(next);
          const after = settlementOf(net_amount, taken);
          expect(balanceOf({ net_amount, ...after })).toBe(before - settledBy(next));
          expect(after.paid_at !== null).toBe(balanceOf({ net_amount, ...after }) === 0);
        }
        expect(balanceOf({ net_amount, ...settlementOf(net_amount, taken) })).toBeGreaterThanOrEqual(0);
      }),
      runs,
    );
  });

  it('leaves no trace of a payment that is undone', () => {
    fc.assert(
      fc.property(cents, fc.array(payment, { maxLength: 5 }), payment, (net, others, mistake) => {
        const left = [...others, mistake].filter((one) => one !== mistake);
        expect(settlementOf(net, left)).toEqual(settlementOf(net, others));
        expect(withheldIn(mistake)).toBe(settledBy(mistake) - mistake.amount);
      }),
      runs,
    );
  });
});

describe('a payment is refused', () => {
  it.each<[Payment, ReturnType<typeof paymentProblem>]>([
    [paid(100_000), null],
    [paid(1), null],
    [paid(95_000, { withheld_irrf: 5_000 }), null],
    [paid(100_001), { field: 'amount', message: 'O saldo da nota é R$\u00a01.000,00.' }],
    [
      paid(95_000, { withheld_irrf: 5_001 }),
      { field: 'amount', message: 'Recebido, retido e descontado somam mais que o saldo da nota, R$\u00a01.000,00.' },
    ],
    [paid(1, { date: '2026-11-21' }), { field: 'date', message: 'Recebido em: a data não pode ser no futuro.' }],
  ])('%j', (given, problem) => {
    expect(paymentProblem({ balance: 100_000, competence: '2026-11' }, given, TODAY)).toEqual(problem);
  });
});

describe('an invoice without the payment that was undone', () => {
  it.each([
    ['is still paid in part', '2026-11-01', null, [paid(1)], 'partially_paid'],
    ['is late again', '2026-11-19', '2026-10-02T12:00:00.000Z', [], 'overdue'],
    ['is not late on the day it falls due', TODAY, '2026-10-02T12:00:00.000Z', [], 'sent'],
    ['is only authorised when nobody sent it', null, null, [], 'authorized'],
  ] as const)('%s', (_name, due_date, sent_at, left, status) => {
    expect(standingWithout({ due_date, sent_at }, left, TODAY)).toBe(status);
  });
});

it.each([
  [{}, null],
  [{ withheld_iss: 5000, withheld_csrf: 4650 }, 'Retido a mais: ISS R$ 50,00, PIS, Cofins e CSLL R$ 46,50'],
  [{ withheld_other: 7324 }, 'Descontado: glosa ou tarifa R$ 73,24'],
  [{ withheld_irrf: 100, withheld_other: 7324 }, 'Retido a mais: IRRF R$ 1,00. Descontado: glosa ou tarifa R$ 73,24'],
])('a disallowance is not called kept back: %o', (payment, words) => {
  expect(keptWords(payment)?.replaceAll('\u00a0', ' ') ?? null).toBe(words);
});
