import { describe, expect, it } from 'vitest';
import { actionModeLabel, sound, soundTables } from './table-preferences.ts';

const DEFAULTS = { toggled: [], order: [], actions: 'expanded', dense: false };

describe('preferences of one table', () => {
  it('name the display modes letter by letter', () => {
    expect(actionModeLabel).toEqual({ expanded: 'Detalhadas', icons: 'Apenas Ícones', menu: 'Menu' });
  });

  it.each([undefined, null, 7, 'menu', [], {}, { toggled: 'name', order: { name: 1 }, actions: 'huge', dense: 'yes' }])(
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
    expect(sound({ toggled: ['name', 4, null], order: ['status', 7, 'name'], actions: 'icons', dense: 'no' })).toEqual({
      toggled: ['name'],
      order: ['status', 'name'],
      actions: 'icons',
      dense: false,
    });
    expect(sound({ actions: 'nothing', dense: true })).toEqual({ ...DEFAULTS, dense: true });
  });
});

describe('preferences of all tables', () => {
  const nothing = { version: 1, actions: 'expanded', tables: {} };

  it.each([undefined, null, 'x', [], { Notas: { dense: true } }, { version: 2, actions: 'menu' }])('fall back from %j', (stored) => {
    expect(soundTables(stored)).toEqual(nothing);
  });

  it('fall back part by part', () => {
    expect(soundTables({ version: 1, actions: 'tiny', tables: { Notas: 7 } })).toEqual({ ...nothing, tables: { Notas: 7 } });
    expect(soundTables({ version: 1, actions: 'menu', tables: 'x' })).toEqual({ ...nothing, actions: 'menu' });
  });
});
