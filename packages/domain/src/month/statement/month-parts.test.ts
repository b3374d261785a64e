import { expect, it } from 'vitest';
import { monthParts } from './month-parts.ts';
import type { StatementReading } from './statement-file.ts';

const reading = (days: readonly string[], said: Partial<StatementReading> = {}): StatementReading => ({
  bank_code: '341',
  account: '123456',
  opening: null,
  closing: null,
  start: null,
  end: null,
  transactions: days.map((date, index) => ({ id: `A100000${index}`, date, amount: 100, memo: 'PIX', kind: 'CREDIT' })),
  ...said,
});
const brief = (read: StatementReading, asked: string) =>
  monthParts(read, asked).map(({ month, is_whole, transactions }) => [month, is_whole, transactions.length]);

it.each<[string, StatementReading, string, unknown]>([
  ['of its month', reading(['2026-10-12']), '2026-10', [['2026-10', true, 1]]],
  ['of another month', reading(['2026-09-02', '2026-09-28']), '2026-11', [['2026-09', true, 2]]],
  ['of a part of another month', reading(['2026-09-12']), '2026-11', [['2026-09', false, 1]]],
  [
    'of several months, one of which is quiet',
    reading(['2026-07-03', '2026-08-15', '2026-10-30']),
    '2026-10',
    [
      ['2026-07', true, 1],
      ['2026-08', true, 1],
      ['2026-09', true, 0],
      ['2026-10', true, 1],
    ],
  ],
  [
    'with a day of the month before',
    reading(['2026-09-30', '2026-10-05']),
    '2026-10',
    [
      ['2026-09', false, 1],
      ['2026-10', true, 1],
    ],
  ],
  ['that says what it covers', reading(['2026-09-15'], { start: '2026-09-01', end: '2026-09-30' }), '2026-10', [['2026-09', true, 1]]],
  ['without a movement', reading([]), '2026-10', [['2026-10', true, 0]]],
])('a file %s', (_name, read, asked, parts) => {
  expect(brief(read, asked)).toEqual(parts);
});

it('gives each month the balance that the one before leaves', () => {
  const parts = monthParts(reading(['2026-09-30', '2026-10-05', '2026-10-06'], { opening: 1000, closing: 1300 }), '2026-10');
  expect(parts.map(({ opening, closing, first, last }) => [opening, closing, first, last])).toEqual([
    [1000, 1100, '2026-09-30', '2026-09-30'],
    [1100, 1300, '2026-10-05', '2026-10-06'],
  ]);
});
