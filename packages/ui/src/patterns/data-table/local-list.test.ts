import { runs } from '@esteto/domain/shared/testing/property-runs';
import { compareText } from '@esteto/domain/shared/text/text';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { columnsFor } from './columns.ts';
import { pageOf } from './local-list.ts';

type Row = { id: number; name: string | null; amount: number | null; due_date: string; kind: 'a' | 'b' };

const columns = columnsFor<Row>()([
  { key: 'name', header: 'Nome', sort: true },
  { key: 'amount', header: 'Valor', cell: 'money', sort: true },
  { key: 'due_date', header: 'Vencimento', cell: 'date', sort: true },
  { key: 'kind', header: 'Tipo' },
]);

const rowsOf = (names: readonly (string | null)[]): Row[] =>
  names.map((name, index) => ({ id: index, name, amount: 100 - index, due_date: `2026-01-${String(28 - index)}`, kind: 'a' }));

const names = (rows: readonly (string | null)[], sort: string) => pageOf(rowsOf(rows), columns, { sort }).items.map(({ name }) => name);

describe('order of rows in the browser', () => {
  test.each<[string, (string | null)[], (string | null)[]]>([
    ['blind to accents and case', ['zebra', 'Água', 'abelha', 'ÁCIDO'], ['abelha', 'ÁCIDO', 'Água', 'zebra']],
    ['numbers inside as numbers', ['Sala 10', 'Sala 9', 'sala 1'], ['sala 1', 'Sala 9', 'Sala 10']],
    ['nothing last', [null, 'b', null, 'a'], ['a', 'b', null, null]],
    ['as they came where equal', ['b', 'a', 'B', 'Á'], ['a', 'Á', 'b', 'B']],
  ])('%s', (_, given, wanted) => expect(names(given, 'name')).toEqual(wanted));

  test('any texts as the collator says', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 40 }), (given) => {
        expect(pageOf(rowsOf(given), columns, { sort: 'name', limit: 100 }).items.map(({ name }) => name)).toEqual(
          given.toSorted(compareText),
        );
      }),
      runs,
    );
  });

  test('numbers and dates by value, up and down', () => {
    const rows = rowsOf(['a', 'b', 'c']);
    const ids = (sort: string) => pageOf(rows, columns, { sort }).items.map(({ id }) => id);
    expect(ids('amount')).toEqual([2, 1, 0]);
    expect(ids('-amount')).toEqual([0, 1, 2]);
    expect(ids('due_date')).toEqual([2, 1, 0]);
  });

  it('leaves them alone for a sort that is none', () => {
    expect(names(['b', 'a'], 'kind')).toEqual(['b', 'a']);
    expect(names(['b', 'a'], 'password')).toEqual(['b', 'a']);
  });
});

describe('pages of rows in the browser', () => {
  const rows = rowsOf(Array.from({ length: 25 }, (_, index) => `Hospital ${index}`));

  it('walks there and back', () => {
    const first = pageOf(rows, columns, {});
    expect([first.items.length, first.next, first.previous, first.total]).toEqual([20, '20', null, 25]);
    const second = pageOf(rows, columns, { after: '20' });
    expect([second.items.length, second.next, second.previous]).toEqual([5, null, '20']);
    expect(pageOf(rows, columns, { before: '20' }).items).toEqual(first.items);
  });

  it('finds by any column, accent-blind, and by filters', () => {
    expect(pageOf(rows, columns, { search: 'hóspital 24' }).items.map(({ id }) => id)).toEqual([24]);
    expect(pageOf(rows, columns, { search: '28/01/2026' }).total).toBe(1);
    expect(pageOf(rows, columns, { even: true }, { even: ({ id }) => id % 2 === 0 }).total).toBe(13);
    expect(pageOf(rows, columns, { search: 'ninguém' })).toEqual({ items: [], next: null, previous: null, total: 0 });
  });

  it('survives a cursor that is none', () => {
    expect(pageOf(rows, columns, { after: 'x' }).items).toHaveLength(20);
  });
});
