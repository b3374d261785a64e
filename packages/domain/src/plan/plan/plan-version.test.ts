import { expect, it } from 'vitest';
import { planChangeProblem, planVersionOn } from './plan-version.ts';

const today = '2026-11-20';
const versions = [{ effective_from: '2026-12-01' }, { effective_from: '2025-01-01' }, { effective_from: '2026-06-01' }];

it.each([
  ['2024-12-31', null],
  ['2025-01-01', '2025-01-01'],
  ['2026-05-31', '2025-01-01'],
  ['2026-06-01', '2026-06-01'],
  ['2026-11-30', '2026-06-01'],
  ['2030-01-01', '2026-12-01'],
])('on %s the terms of %s are in force', (date, from) => {
  expect(planVersionOn(versions, date)?.effective_from ?? null).toBe(from);
});

it.each([
  ['2026-11-19', [], 'A mudança vale a partir de hoje, 20/11/2026, ou depois.'],
  ['2026-11-20', [], null],
  ['2026-11-20', [{ effective_from: '2026-01-01' }], null],
  ['2026-11-30', versions, 'Já há uma mudança a partir de 01/12/2026. Escolha este dia ou um depois.'],
  ['2026-12-01', versions, null],
  ['2026-12-02', versions, null],
])('a change from %s with %j', (from, announced, problem) => {
  expect(planChangeProblem(announced, from, today)).toBe(problem);
});
