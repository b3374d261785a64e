import { expect, test } from 'vitest';
import { testApp } from './test-app.ts';
import { watchWrites } from './written.ts';

const api = await testApp({}, { idle: true });
await api.make.company();
const watch = await watchWrites(api.sql);

test.each<[string, string, string[]]>([
  [
    'a row that is changed, with what the database notes of it',
    'update companies set name = name',
    ['companies UPDATE', 'month_changes INSERT', 'closing_changes INSERT'],
  ],
  ['one that is only read', 'select id from companies', []],
  ['a statement that meets no row', 'update companies set name = name where false', []],
  ['what is rolled back', 'update companies set name = name; select 1 / 0', []],
])('%s', async (_name, statement, expected) => {
  const { written } = await watch.during(() => api.sql(statement).catch(() => undefined));
  expect(written).toEqual(expected);
});

test('what the application writes is seen too, row by row', async () => {
  const { written } = await watch.during(() => api.make.person({}));
  expect(written).toContain('users INSERT');
});
