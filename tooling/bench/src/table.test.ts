import { describe, expect, test } from 'vitest';
import { isOver } from './table.ts';

describe('bars', () => {
  const figure = { name: 'a', limit: { bar: 4, aim: 3 } };

  test('the bar itself is allowed, more is not', () => {
    expect([3, 4, 5].map((value) => isOver({ ...figure, value }))).toEqual([false, false, true]);
  });

  test('where more is better, less is not', () => {
    expect([3, 4, 5].map((value) => isOver({ ...figure, value, least: true }))).toEqual([true, false, false]);
  });
});
