import { describe, expect, it } from 'vitest';
import { actionModeLabel, readTables, withoutIds } from './table-preferences.ts';

const UNTOUCHED = { columnVisibility: {}, columnOrder: [], actions: undefined, dense: false };

/** What is recognised of a table's preferences. */
const read = (table: unknown) => readTables({ actions: 'menu', tables: { '/app': table } })?.tables['/app'];

describe('preferences of one table', () => {
  it('name the display modes letter by letter', () => {
    expect(actionModeLabel).toEqual({ expanded: 'Detalhadas', icons: 'Apenas Ícones', menu: 'Menu' });
  });

  it.each([undefined, null, 7, 'menu', [], {}, { columnVisibility: ['name'], columnOrder: { name: 1 }, actions: 'huge', dense: 'yes' }])(
    'fall back from %j',
    (table) => {
      expect(read(table)).toEqual(UNTOUCHED);
    },
  );

  it('keep each part that makes sense', () => {
    const table = { columnVisibility: { name: false, code: 'no' }, columnOrder: ['status', 7, 'name'], actions: 'icons', dense: 'no' };
    expect(read(table)).toEqual({ columnVisibility: { name: false }, columnOrder: ['status', 'name'], actions: 'icons', dense: false });
    expect(read({ actions: 'nothing', dense: true })).toEqual({ ...UNTOUCHED, dense: true });
  });
});

describe('preferences of all tables', () => {
  it.each([undefined, null, 'x', []])('are none in %j', (raw) => {
    expect(readTables(raw)).toBeNull();
  });

  it('fall back part by part', () => {
    expect(readTables({ actions: 'tiny', tables: { '/app': 7 } })).toEqual({ actions: 'expanded', tables: { '/app': UNTOUCHED } });
    expect(readTables({ actions: 'menu', tables: 'x' })).toEqual({ actions: 'menu', tables: {} });
  });
});

describe('the page of a table', () => {
  it.each([
    ['/painel/faturamento/tomadores', {}, '/painel/faturamento/tomadores'],
    ['/painel/faturamento/tomadores', { clientId: '3' }, '/painel/faturamento/tomadores'],
    ['/gestao/unidades/3/escalas', { unitId: '3', shiftId: '17' }, '/gestao/unidades/escalas'],
    ['/', {}, '/'],
  ])('%s with %j', (path, params, page) => expect(withoutIds(path, params)).toBe(page));
});
