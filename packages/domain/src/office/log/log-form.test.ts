import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { logFilters } from './log-form.ts';

const problemsOf = (filters: object) => {
  const parsed = parse(logFilters, filters);
  return parsed.ok ? [] : Object.keys(parsed.errors);
};

it.each([
  [{ from: '2026-03', to: '2026-03' }, []],
  [{ from: '2026-03', to: '2026-02' }, ['to']],
  [{ to: '2026-02' }, []],
  // What is no text is refused by its own field, and compared with nothing.
  [{ from: { toString: null }, to: '2026-02' }, ['from']],
  [{ from: { toString: null }, to: '!' }, ['from', 'to']],
])('the months of a search: %j', (filters, problems) => {
  expect(problemsOf(filters)).toEqual(problems);
});
