import { expect, it } from 'vitest';
import { USER_TYPES } from '../permission/user-types.ts';
import { termsBind } from './whom-terms-bind.ts';

it('binds customers, not staff', () => {
  expect(USER_TYPES.filter(termsBind)).toEqual(['doctor', 'manager']);
});
