import { expect, it } from 'vitest';
import { viewQuery } from './view-query.ts';

it.each([
  ['?status=ready&after=abc', 'status=ready'],
  ['?sort=-due_date&client_id=3', 'client_id=3&sort=-due_date'],
  ['?search=São Lucas', 'search=S%C3%A3o+Lucas'],
  ['?before=x', ''],
  ['', ''],
])('of %s a view keeps %s', (search, query) => {
  expect(viewQuery(search)).toBe(query);
});
