import { expect, it } from 'vitest';
import { readStatementFile, statementFormat } from './statement-file.ts';

/** A line of 240 characters with texts in their places, counted from 1. */
const line = (parts: Readonly<Record<number, string>>): string => {
  const characters = Array.from({ length: 240 }, () => ' ');
  for (const [from, text] of Object.entries(parts))
    for (const [index, character] of [...text].entries()) characters[Number(from) - 1 + index] = character;
  return characters.join('');
};
const money = (cents: number): string => `${String(Math.abs(cents)).padStart(18, '0')}${cents < 0 ? 'D' : 'C'}`;
const header = line({ 1: '34100000', 53: '01234', 59: '000000012345', 71: '6' });
const opening = line({ 1: '34100011E0440050', 59: '000000012345', 72: '6', 143: '01102026', 151: money(100_000) });
const entry = (day: string, cents: number, memo: string, number = ''): string =>
  line({ 1: '34100013', 9: '00001', 14: 'E', 143: day, 151: money(cents), 177: memo, 202: number });
const closing = (cents: number): string => line({ 1: '34100015', 143: '31102026', 151: money(cents) });
const trailer = line({ 1: '34199999' });

const text = (...lines: string[]): Uint8Array => new TextEncoder().encode(`${[header, ...lines, trailer].join('\r\n')}\r\n`);

it('is a statement of its batch, with balances and signs as the bank writes them', () => {
  const bytes = text(opening, entry('05102026', 150_000, 'PIX RECEBIDO', 'HOSPITAL'), entry('20102026', -8990, 'TARIFA'), closing(241_010));
  expect(statementFormat('text/csv', bytes)).toBe('cnab240');
  expect(readStatementFile('cnab240', bytes)).toEqual({
    ok: true,
    warnings: [],
    accounts: [
      {
        bank_code: '341',
        account: '12345-6',
        opening: 100_000,
        closing: 241_010,
        start: null,
        end: null,
        transactions: [
          expect.objectContaining({ date: '2026-10-05', amount: 150_000, memo: 'PIX RECEBIDO HOSPITAL', kind: 'CREDIT' }),
          expect.objectContaining({ date: '2026-10-20', amount: -8990, memo: 'TARIFA', kind: 'DEBIT' }),
        ],
      },
    ],
  });
});

it.each([
  ['whose balances do not add up says so', [opening, entry('05102026', 1, 'PIX'), closing(100)], /O saldo final é/],
  [
    'with a day that does not exist says which line',
    [opening, entry('99992026', 1, 'PIX TORTO'), closing(100_000)],
    /não foi lida .*PIX TORTO/,
  ],
])('one %s', (_, lines, warning) => {
  const reading = readStatementFile('cnab240', text(...lines));
  expect(reading.ok && reading.warnings.join(' ')).toMatch(warning);
});

it('a file of payments is none', () => {
  expect(readStatementFile('cnab240', text(line({ 1: '34100011C2045' }), line({ 1: '34100013', 14: 'A' })))).toEqual({
    ok: false,
    reason: 'O arquivo CNAB 240 não traz o extrato de nenhuma conta.',
  });
});
