import { describe, expect, it } from 'vitest';
import { inOrder } from './column-order.ts';
import { moveTo } from './move-column.ts';

const columns = ['number', 'client', 'amount', 'status'].map((key) => ({ key }));
const keysIn = (order: readonly string[]) => inOrder(columns, order).map(({ key }) => key);

describe('the order of columns', () => {
  it.each<[string, string[], string[]]>([
    ['their own, when none was chosen', [], ['number', 'client', 'amount', 'status']],
    ['the chosen one', ['status', 'amount', 'client', 'number'], ['status', 'amount', 'client', 'number']],
    ['passes over what is there no more', ['status', 'gone', 'number', 'client', 'amount'], ['status', 'number', 'client', 'amount']],
    ['takes a key that is there twice once', ['amount', 'amount', 'number', 'client', 'status'], ['amount', 'number', 'client', 'status']],
    ['puts a new column behind the one that it follows', ['status', 'number', 'client'], ['status', 'number', 'client', 'amount']],
    ['puts a new first column first', ['status', 'amount', 'client'], ['number', 'status', 'amount', 'client']],
    ['puts new columns that follow each other together', ['client', 'number'], ['client', 'amount', 'status', 'number']],
    ['of a table that has become another', ['a', 'b'], ['number', 'client', 'amount', 'status']],
  ])('%s', (_name, order, expected) => {
    expect(keysIn(order)).toEqual(expected);
  });

  it('is the same list while nothing was chosen: rows are drawn anew when it is another', () => {
    expect(inOrder(columns, [])).toBe(columns);
  });
});

it.each<[string, number, string[]]>([
  ['client', 0, ['client', 'number', 'amount', 'status']],
  ['client', 3, ['number', 'amount', 'status', 'client']],
  ['gone', 0, ['number', 'client', 'amount', 'status']],
])('moves %s to place %i', (key, place, expected) => {
  expect(moveTo(keysIn([]), key, place)).toEqual(expected);
});
