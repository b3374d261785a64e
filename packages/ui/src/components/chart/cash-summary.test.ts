import type { MonthSummary } from '@esteto/domain/money/cash-flow/monthly-summary';
import { describe, expect, it } from 'vitest';
import { cashSentence, hasMovement, monthSentence, totalsOf } from './cash-summary.ts';

const month = (name: string, amounts: readonly [number, number, number, number]): MonthSummary => {
  const [expected, received, toPay, paid] = amounts;
  return { month: name, in: { expected, received }, out: { expected: toPay, paid }, balance: expected - toPay, mean: null };
};

const october = month('2026-10', [100_000, 100_000, 40_000, 40_000]);
const november = month('2026-11', [30_000, 0, 52_345, 10_000]);

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('cash chart in words', () => {
  it('sums what counts and what is settled apart', () => {
    expect(totalsOf([october, november])).toEqual({ in: 130_000, received: 100_000, out: 92_345, paid: 50_000, balance: 37_655 });
  });

  it('says the whole span in one sentence', () => {
    expect(plain(cashSentence([october, november]))).toBe(
      'De out/2026 a nov/2026: recebido R$ 1.000,00, notas de R$ 1.300,00, pago R$ 500,00, saídas previstas de R$ 923,45, saldo de R$ 376,55.',
    );
    expect(plain(cashSentence([october]))).toMatch(/^Em out\/2026: recebido/);
  });

  it('says one month, a negative balance with a true minus', () => {
    expect(plain(monthSentence(november))).toBe(
      'nov/2026: recebido R$ 0,00, notas de R$ 300,00, pago R$ 100,00, saídas previstas de R$ 523,45, saldo de −R$ 223,45',
    );
  });

  it('knows an empty period', () => {
    expect(hasMovement([month('2026-10', [0, 0, 0, 0])])).toBe(false);
    expect(hasMovement([month('2026-10', [0, 0, 0, 0]), november])).toBe(true);
    expect(hasMovement([])).toBe(false);
  });
});
