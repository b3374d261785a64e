import { expect, it } from 'vitest';
import { readEntryFile } from './entry-file.ts';
import { type BookEntry, judgeRows } from './entry-import.ts';
import { cancellableUntil, receiptInWords, receiptStanding } from './receipt.ts';

const today = '2026-10-20';
const rowsOf = (lines: readonly string[]) => {
  const text = ['Data;Valor;CPF;Recibo;Emissão;Situação', ...lines].join('\n');
  const read = readEntryFile({ bytes: new TextEncoder().encode(text), chosen: null, remembered: [], today });
  return read.ok ? read.rows : [];
};
const [first] = rowsOf(['05/10/2026;450;12345678909;;;']);
const entryOf = (id: number, given: Partial<BookEntry> = {}): BookEntry[] => (first?.entry ? [{ ...first.entry, id, ...given }] : []);
const judge = (lines: readonly string[], book: BookEntry[] = [], closed: string[] = []) =>
  judgeRows(rowsOf(lines), book, new Set(closed)).map(({ result, match: own, words }) => [result, own?.id ?? null, words]);

const PLAIN = '05/10/2026;450;12345678909;;;';
const receipt = (number: number, situation = 'Ativo', day = '05/10/2026') => `${day};450;12345678909;${number};${day};${situation}`;

it.each([
  ['a new row', [PLAIN], [], [['fresh', null, null]]],
  [
    'two that are alike',
    [PLAIN, PLAIN],
    entryOf(1),
    [
      ['repeated', 1, null],
      ['fresh', null, null],
    ],
  ],
  ['a receipt of an entry', [receipt(7)], entryOf(1), [['matched', 1, 'É o recibo do lançamento de 05/10/2026.']]],
  [
    'a receipt of an entry of another day of its month, the nearest',
    [receipt(7, 'Ativo', '09/10/2026')],
    [...entryOf(1), ...entryOf(2, { entry_date: '2026-10-08' })],
    [['matched', 2, 'É o recibo do lançamento de 08/10/2026.']],
  ],
  ['a receipt of another month', [receipt(7, 'Ativo', '30/09/2026')], entryOf(1), [['fresh', null, null]]],
  ['a receipt that is there', [receipt(7)], entryOf(1, { receipt_number: '7' }), [['repeated', 1, null]]],
  [
    'one that was cancelled since',
    [receipt(7, 'Cancelado')],
    entryOf(1, { receipt_number: '7' }),
    [['matched', 1, 'Cancelado: o lançamento fica sem recibo.']],
  ],
  ['a cancelled one that nobody counted', [receipt(7, 'Cancelado')], [], [['left_out', null, 'O recibo foi cancelado: não é rendimento.']]],
  [
    'another in the place of a cancelled one',
    [receipt(8)],
    entryOf(1, { receipt_number: '7', receipt_cancelled_on: '2026-10-06' }),
    [['matched', 1, 'É o recibo do lançamento de 05/10/2026.']],
  ],
  [
    'a receipt twice',
    [receipt(7), receipt(7)],
    [],
    [
      ['fresh', null, null],
      ['left_out', null, 'O recibo 7 já está na linha 2.'],
    ],
  ],
])('%s', (_name, lines, book, judged) => {
  expect(judge(lines, book)).toEqual(judged);
});

it('takes no entry of a closed month, and a receipt of one', () => {
  const closed = 'O mês de outubro de 2026 está fechado. Peça ao seu contador para reabrir.';
  expect(judge([PLAIN, receipt(7)], entryOf(1, { amount: 99 }), ['2026-10'])).toEqual([
    ['wrong', null, closed],
    ['wrong', null, closed],
  ]);
  expect(judge([receipt(7)], entryOf(1), ['2026-10'])).toEqual([['matched', 1, expect.any(String)]]);
});

it('says until when a receipt may be cancelled: ten days from its issue', () => {
  expect(cancellableUntil('2026-10-05')).toBe('2026-10-15');
  const [entry] = entryOf(1, { receipt_number: '7', receipt_issued_on: '2026-10-05' });
  if (!entry) throw new Error('no entry');
  expect(receiptInWords(entry, '2026-10-15')).toBe('Nº 7, cancelável até 15/10/2026');
  expect(receiptInWords(entry, '2026-10-16')).toBe('Nº 7');
  expect(receiptInWords({ ...entry, receipt_cancelled_on: '2026-10-06' }, today)).toBe('Cancelado: emita outro');
  expect(receiptInWords({ ...entry, receipt_number: null }, today)).toBe('Sem recibo');
  expect(receiptStanding({ ...entry, received_from: 'PJ' })).toBeNull();
});
