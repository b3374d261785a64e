import { expect, it } from 'vitest';
import { regimeChangeProblem } from './regime-change.ts';

const now = { today: '2026-11-20', opening_date: '2020-05-03', last: null, basisOnly: false };

it.each([
  ['2026-01', {}, null],
  ['2026-11', {}, null],
  [null, {}, 'O regime mudou: diga desde que mês vale.'],
  ['2026-12', {}, 'O regime vale desde: escolha até 11/2026.'],
  ['2025-12', { last: '2026-01' }, 'O regime vale desde: ele já mudou em 01/2026; escolha esse mês ou depois.'],
  ['2026-01', { last: '2026-01' }, null],
  ['2020-04', {}, 'O regime vale desde: a empresa abriu em 05/2020.'],
  ['2020-04', { opening_date: null }, null],
  ['2026-01', { basisOnly: true }, null],
  ['2020-05', { basisOnly: true }, null],
  ['2026-08', { basisOnly: true }, 'O regime de caixa vale para o ano todo: escolha janeiro, ou o mês em que a empresa abriu.'],
] as const)('a regime from %s with %o: %s', (regime_from, known, problem) => {
  expect(regimeChangeProblem(regime_from, { ...now, ...known })).toBe(problem);
});
