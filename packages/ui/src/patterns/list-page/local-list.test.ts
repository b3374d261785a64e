import { runs } from '@esteto/domain/shared/testing/property-runs';
import { compareText } from '@esteto/domain/shared/text/text';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { columnsFor } from '../data-table/columns.ts';
import type { TablePreferences } from '../data-table/table-preferences.ts';
import { useDataTable } from '../data-table/use-data-table.ts';
import { localPages, localTable } from './local-list.ts';

type Row = { id: number; name: string | null; amount: number | null; due_date: string; rate: string; kind: 'a' | 'b' };

const columns = columnsFor<Row>()([
  { key: 'name', header: 'Nome', sort: true },
  { key: 'amount', header: 'Valor', cell: 'money', sort: true },
  { key: 'due_date', header: 'Vencimento', cell: 'date', sort: true },
  { key: 'rate', header: 'Alíquota', cell: 'rate', sort: true },
  { key: 'kind', header: 'Tipo' },
]);

const rowsOf = (names: readonly (string | null)[]): Row[] =>
  names.map((name, index) => ({
    id: index,
    name,
    amount: 100 - index,
    due_date: `2026-01-${String(28 - index).padStart(2, '0')}`,
    rate: ['0.1', '0.015', '0.02'][index] ?? '0.1',
    kind: index % 2 === 0 ? 'a' : 'b',
  }));

const noop = () => undefined;
const preferences: TablePreferences = { columnVisibility: {}, columnOrder: [], actions: 'menu', dense: false };
const store = { preferences, change: noop, defaultActions: 'menu', setDefaultActions: noop } as const;
const selection = { selected: {}, onSelected: noop };

type Asked = { sort?: string; after?: string; before?: string; size?: 20 | 'all'; filters?: Record<string, string | boolean> };

/** What a list page would show of these rows. */
const pageOf = (rows: readonly Row[], { sort, size = 20, filters = {}, ...input }: Asked) => {
  const answer = { items: [] as Row[], total: null as number | null, next: null as string | null, previous: null as string | null };
  const Probe = () => {
    const table = useDataTable({ columns, rows, store, sort, onSort: noop, selection, local: localTable({ filters, input, size }) });
    Object.assign(answer, { items: table.getRowModel().rows.map(({ original }) => original) }, localPages(table));
    return null;
  };
  renderToStaticMarkup(createElement(Probe));
  return answer;
};

const names = (given: readonly (string | null)[], sort: string) =>
  pageOf(rowsOf(given), { sort, size: 'all' }).items.map(({ name }) => name);

describe('order of rows in the browser', () => {
  test.each<[string, (string | null)[], (string | null)[]]>([
    ['blind to accents and case', ['zebra', 'Água', 'abelha', 'ÁCIDO'], ['abelha', 'ÁCIDO', 'Água', 'zebra']],
    ['numbers inside as numbers', ['Sala 10', 'Sala 9', 'sala 1'], ['sala 1', 'Sala 9', 'Sala 10']],
    ['nothing last', [null, 'b', null, 'a'], ['a', 'b', null, null]],
    ['as they came where equal', ['b', 'a', 'B', 'Á'], ['a', 'Á', 'b', 'B']],
  ])('%s', (_, given, wanted) => expect(names(given, 'name')).toEqual(wanted));

  it('leaves nothing last the other way round, too', () => {
    expect(names([null, 'a', 'b'], '-name')).toEqual(['b', 'a', null]);
  });

  test('any texts as the collator says', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 40 }), (given) => {
        expect(names(given, 'name')).toEqual(given.toSorted(compareText));
      }),
      runs,
    );
  });

  test('numbers, rates and dates by value, up and down', () => {
    const rows = rowsOf(['a', 'b', 'c']);
    const ids = (sort: string) => pageOf(rows, { sort }).items.map(({ id }) => id);
    expect(ids('amount')).toEqual([2, 1, 0]);
    expect(ids('-amount')).toEqual([0, 1, 2]);
    expect(ids('due_date')).toEqual([2, 1, 0]);
    expect(ids('rate')).toEqual([1, 2, 0]);
  });

  it('leaves them alone for a sort that is none', () => {
    expect(names(['b', 'a'], 'kind')).toEqual(['b', 'a']);
    expect(names(['b', 'a'], 'password')).toEqual(['b', 'a']);
  });
});

describe('pages of rows in the browser', () => {
  const rows = rowsOf(Array.from({ length: 25 }, (_, index) => `Hospital ${index}`));

  it('walks there and back', () => {
    const first = pageOf(rows, {});
    expect([first.items.length, first.next, first.previous, first.total]).toEqual([20, '20', null, 25]);
    const second = pageOf(rows, { after: '20' });
    expect([second.items.length, second.next, second.previous]).toEqual([5, null, '20']);
    expect(pageOf(rows, { before: '20' }).items).toEqual(first.items);
  });

  it('finds by any column, accent-blind, and by filters', () => {
    expect(pageOf(rows, { filters: { search: 'hóspital 24' } }).items.map(({ id }) => id)).toEqual([24]);
    expect(pageOf(rows, { filters: { search: '28/01/2026' } }).total).toBe(1);
    expect(pageOf(rows, { filters: { kind: 'a' } }).total).toBe(13);
    expect(pageOf(rows, { filters: { search: 'ninguém' } })).toEqual({ items: [], next: null, previous: null, total: 0 });
  });

  it('survives a cursor that is none', () => {
    expect(pageOf(rows, { after: 'x' }).items).toHaveLength(20);
  });
});
