import { unit } from '@esteto/contract/unit';
import { describe, expect, test } from 'vitest';
import { isCallOf } from './statements.ts';
import { isOver } from './table.ts';

const call = (method: string, url: string, status = 200) => ({ method, url, status, statements: [] });

describe('which endpoint a call was', () => {
  test.each([
    ['its own', unit.detail, call('GET', '/api/admin/manager/units/7?group_id=1'), true],
    ['another method', unit.detail, call('PUT', '/api/admin/manager/units/7?group_id=1'), false],
    ['the list', unit.detail, call('GET', '/api/admin/manager/units?group_id=1'), false],
    ['below it', unit.detail, call('GET', '/api/admin/manager/units/7/history'), false],
    ['refused', unit.detail, call('GET', '/api/admin/manager/units/7', 404), false],
    ['a list', unit.list, call('GET', '/api/admin/manager/units?group_id=1'), true],
  ])('%s', (_, endpoint, one, expected) => {
    expect(isCallOf(endpoint, one)).toBe(expected);
  });
});

describe('bars', () => {
  const figure = { name: 'a', limit: { bar: 4, aim: 3 } };

  test('the bar itself is allowed, more is not', () => {
    expect([3, 4, 5].map((value) => isOver({ ...figure, value }))).toEqual([false, false, true]);
  });

  test('where more is better, less is not', () => {
    expect([3, 4, 5].map((value) => isOver({ ...figure, value, least: true }))).toEqual([true, false, false]);
  });
});
