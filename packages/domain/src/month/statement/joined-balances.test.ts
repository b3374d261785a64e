import { describe, expect, it } from 'vitest';
import { joinedBalances, type Span } from './joined-balances.ts';

const span = (first: string | null, last: string | null, opening: number | null, closing: number | null): Span => ({
  first,
  last,
  opening,
  closing,
});
const firstHalf = span('2026-10-01', '2026-10-15', 100, 400);
const secondHalf = span('2026-10-16', '2026-10-31', 400, 900);
const whole = span('2026-10-01', '2026-10-31', 100, 900);
const pdf = span(null, null, null, null);

describe('the balances of a month', () => {
  it.each([
    ['of one file', null, whole, 100, 900],
    ['of two halves', firstHalf, secondHalf, 100, 900],
    ['of two halves, the later first', secondHalf, firstHalf, 100, 900],
    ['of a half and then the whole month', firstHalf, whole, 100, 900],
    ['of the whole month and then a half', whole, secondHalf, 100, 900],
    ['of halves that overlap', firstHalf, span('2026-10-10', '2026-10-31', 250, 900), 100, 900],
    ['of a whole file and a PDF', whole, pdf, 100, 900],
    ['of a PDF and a whole file', pdf, whole, 100, 900],
    ['of two PDFs', pdf, pdf, null, null],
    ['of the same days again, without balances', whole, { ...whole, opening: null, closing: null }, 100, 900],
    // What the bank does not state of the days before nobody knows; the balance of the middle of the month is no opening.
    ['of a first half without balances', secondHalf, { ...firstHalf, opening: null, closing: null }, null, 900],
    ['of a month without movements that states its balances', span(null, null, 100, 100), pdf, 100, 100],
  ] as const)('%s', (_name, known, read, opening, closing) => {
    expect(joinedBalances(known, read)).toEqual({ opening, closing, breaks: false });
  });

  it.each([
    ['the later half begins elsewhere', firstHalf, { ...secondHalf, opening: 500 }],
    ['the earlier half, sent last, ends elsewhere', secondHalf, { ...firstHalf, closing: 300 }],
  ] as const)('break where %s', (_name, known, read) => {
    expect(joinedBalances(known, read).breaks).toBe(true);
  });
});
