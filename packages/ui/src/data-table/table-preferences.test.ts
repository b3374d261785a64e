import { describe, expect, it } from 'vitest';
import { actionModeLabel, sound } from './table-preferences.ts';

const DEFAULTS = { toggled: [], actions: 'expanded', dense: false };

describe('table preferences', () => {
  it('name the display modes letter by letter', () => {
    expect(actionModeLabel).toEqual({ expanded: 'Detalhadas', icons: 'Apenas Ícones', menu: 'Menu' });
  });

  it.each([undefined, null, 7, 'menu', [], {}, { toggled: 'name', actions: 'huge', dense: 'yes' }])('fall back from %j', (stored) => {
    expect(sound(stored)).toEqual(DEFAULTS);
  });

  it('keep each part that makes sense', () => {
    expect(sound({ toggled: ['name', 4, null], actions: 'icons', dense: 'no' })).toEqual({
      toggled: ['name'],
      actions: 'icons',
      dense: false,
    });
    expect(sound({ actions: 'nothing', dense: true })).toEqual({ toggled: [], actions: 'expanded', dense: true });
  });
});
