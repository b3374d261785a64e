import { describe, expect, it } from 'vitest';
import { actionModeLabel, sound, soundTables, withoutIds } from './table-preferences.ts';

const DEFAULTS = { columnVisibility: {}, columnOrder: [], actions: 'expanded', dense: false };

describe('preferences of one table', () => {
  it('name the display modes letter by letter', () => {
    expect(actionModeLabel).toEqual({ expanded: 'Detalhadas', icons: 'Apenas Ícones', menu: 'Menu' });
  });

  it.each([undefined, null, 7, 'menu', [], {}, { columnVisibility: ['name'], columnOrder: { name: 1 }, actions: 'huge', dense: 'yes' }])(
    'fall back from %j',
    (stored) => {
      expect(sound(stored)).toEqual(DEFAULTS);
    },
  );

  it('fall back to the mode chosen for all tables', () => {
    expect(sound({ actions: 'huge' }, 'menu').actions).toBe('menu');
    expect(sound({ actions: 'icons' }, 'menu').actions).toBe('icons');
  });

  it('keep each part that makes sense', () => {
    const stored = { columnVisibility: { name: false, code: 'no' }, columnOrder: ['status', 7, 'name'], actions: 'icons', dense: 'no' };
    expect(sound(stored)).toEqual({ columnVisibility: { name: false }, columnOrder: ['status', 'name'], actions: 'icons', dense: false });
    expect(sound({ actions: 'nothing', dense: true })).toEqual({ ...DEFAULTS, dense: true });
  });
});

describe('preferences of all tables', () => {
  const nothing = { version: 2, actions: 'expanded', tables: {} };

  it.each([undefined, null, 'x', [], { Notas: { dense: true } }, { version: 1, actions: 'menu' }])('fall back from %j', (stored) => {
    expect(soundTables(stored)).toEqual(nothing);
  });

  it('fall back part by part', () => {
    expect(soundTables({ version: 2, actions: 'tiny', tables: { '/app': 7 } })).toEqual({ ...nothing, tables: { '/app': 7 } });
    expect(soundTables({ version: 2, actions: 'menu', tables: 'x' })).toEqual({ ...nothing, actions: 'menu' });
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
