import { expect, test } from 'vitest';
import { spanOf } from './period.ts';

test.each([
  ['12', { from: '2025-12', to: '2026-11' }],
  ['6', { from: '2026-06', to: '2026-11' }],
  ['36', { from: '2023-12', to: '2026-11' }],
  ['year', { from: '2026-01', to: '2026-12' }],
] as const)('%s, seen from November', (period, span) => {
  expect(spanOf(period, '2026-11')).toEqual(span);
});
