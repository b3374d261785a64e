import { runs } from '@esteto/domain/shared/testing/property-runs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { widestCell } from './widest-cell.ts';

it.each([
  ['the one wide column gives way', [100, 100, 400], 500, 300],
  ['two wide ones give way alike, however wide', [100, 300, 900], 500, 200],
  ['an odd pixel is nobody’s', [100, 300, 300], 501, 200],
  ['nothing is cut further than that', [300, 300, 300], 300, 150],
])('%s', (_name, widths, room, cut) => expect(widestCell(widths, room, 150)).toBe(cut));

it('cuts nothing where all fit', () => {
  expect(widestCell([100, 200], 300, 150)).toBe(200);
  expect(widestCell([], 300, 150)).toBe(0);
});

it('fills the room but for less than a pixel a column, never beyond', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 3000 }),
      (widths, room) => {
        const cut = widestCell(widths, room, 0);
        const taken = widths.reduce((sum, width) => sum + Math.min(width, cut), 0);
        expect(taken).toBeLessThanOrEqual(room);
        if (cut < Math.max(...widths)) expect(taken).toBeGreaterThan(room - widths.length);
      },
    ),
    runs,
  );
});
