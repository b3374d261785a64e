import { expect, test } from 'vitest';
import { unsteadyFailures, unsteadyLine } from './unsteady.mjs';

const known = [{ title: 'old', cause: 'the worker takes over late', since: '2026-11-01' }];

test.each([
  ['none', [], '2026-12-31', []],
  ['three that are new', ['a', 'b', 'c'], '2026-12-31', []],
  ['four', ['a', 'b', 'c', 'd'], '2026-12-31', ['4 testes só passaram na segunda vez; o limite é 3']],
  ['one that is known for 14 days', ['old'], '2026-11-15', []],
  ['one that is known for longer', ['old'], '2026-11-16', ['old: instável desde 2026-11-01, há mais de 14 dias']],
])('%s', (_name, titles, today, failures) => {
  expect(unsteadyFailures(titles, known, today)).toEqual(failures);
});

test('a list that is old fails no run in which all passed at once', () => {
  expect(unsteadyFailures([], known, '2030-01-01')).toEqual([]);
});

test('is told with its cause, or that there is none yet', () => {
  expect(unsteadyLine({ title: 'old', first: '      no button' }, known)).toBe(
    '  ~ old (conhecido desde 2026-11-01: the worker takes over late)\n      no button',
  );
  expect(unsteadyLine({ title: 'new', first: '' }, known)).toContain('novo: diga a causa');
});
