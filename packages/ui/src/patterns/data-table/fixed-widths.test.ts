import { describe, expect, it } from 'vitest';
import { columnsFor } from './columns.ts';
import { fixedWidths } from './fixed-widths.ts';

type Invoice = { id: number; client: string; competence: string; amount: number };

const columns = columnsFor<Invoice>()([
  { key: 'client', header: 'Tomador', sort: true },
  { key: 'competence', header: 'Mês da nota', cell: 'month', sort: true },
  { key: 'number', header: 'Nº', width: 4 },
  { key: 'amount', header: 'Valor', cell: 'money' },
]);

const plain = { actions: 0, mode: 'icons', selectable: false } as const;

describe('the widths of a table that does not measure its rows', () => {
  it('gives a column what its texts take, or its header with the arrow, and to names what is left', () => {
    expect(columns.map(({ width }) => width)).toEqual([null, 0.95 * 5.5 + 1.25, 4, 7.5]);
  });

  it.each([
    ['nothing else', plain, '17.975', '0'],
    ['boxes', { ...plain, selectable: true }, '20.475', '0'],
    ['two icons', { ...plain, actions: 2 }, '23.975', '6'],
    ['a menu', { ...plain, actions: 6, mode: 'menu' }, '21.85', '3.875'],
    ['no action in a menu', { ...plain, mode: 'menu' }, '17.975', '0'],
    ['words that gave way to icons, and a menu', { ...plain, actions: 6, mode: 'expanded' }, '26.1', '8.125'],
  ] as const)('adds %s', (_, beside, table, actions) => {
    expect(fixedWidths(columns, beside)).toEqual({
      table: `calc(${table}rem + 3 * var(--cell-padding) + 1 * var(--least-cell))`,
      actions: `${actions}rem`,
    });
  });
});
