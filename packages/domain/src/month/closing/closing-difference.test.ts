import fc from 'fast-check';
import { expect, it } from 'vitest';
import { simplesTaxes } from '../../law/tax/simples.ts';
import { dasDifference, differenceWords } from './closing-difference.ts';

const ours = { annex: 'III' as const, competence: '2026-10', rbt12: 54_000_000, revenue: 4_500_000, revenue_without_iss: 900_000 };
const das = (other: Partial<typeof ours> | { annex: 'V' } = {}) => simplesTaxes({ ...ours, ...other }).total;
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

it('finds what the official revenue and the official RBT12 make of it', () => {
  const official = { das: das({ revenue: 4_600_000, rbt12: 56_000_000 }), revenue: 4_600_000, rbt12: 56_000_000 };
  const parts = dasDifference(ours, official);
  expect((parts?.revenue ?? 0) + (parts?.rbt12 ?? 0)).toBe(official.das - das());
  expect(parts?.revenue).toBe(das({ revenue: 4_600_000 }) - das());
});

it('sees the other annex', () => {
  const official = { das: das({ annex: 'V' }), revenue: null, rbt12: null };
  const parts = dasDifference(ours, official);
  expect(parts).toEqual({ revenue: 0, rbt12: 0, annex: 'V' });
  expect(plain(differenceWords(official.das - das(), parts))).toMatch(/ maior que o calculado: é o do anexo V$/);
});

it('explains all of a difference that revenue and RBT12 make, whatever they are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000_000 }), fc.integer({ min: 1, max: 400_000_000 }), (revenue, rbt12) => {
      const whole = simplesTaxes({ ...ours, revenue, rbt12, revenue_without_iss: Math.min(900_000, revenue) }).total;
      const parts = dasDifference(ours, { das: whole, revenue, rbt12 });
      expect((parts?.revenue ?? 0) + (parts?.rbt12 ?? 0)).toBe(whole - das());
    }),
  );
});

it('says nothing where the tables do not reach', () => {
  expect(dasDifference(ours, { das: 1, revenue: null, rbt12: 600_000_000 })).toBeNull();
});
