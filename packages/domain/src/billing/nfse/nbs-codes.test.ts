import { expect, it } from 'vitest';
import { nbsOf } from './nbs-codes.ts';

it.each([
  ['040101', '123012200'],
  ['040201', '123019300'],
  ['040205', '123019400'],
  ['040301', '123011900'],
  ['040303', '123012100'],
  ['041101', '123019700'],
  ['010101', null],
  [null, null],
])('the usual NBS of service %s is %s, and staff’s own comes first', (national_tax_code, usual) => {
  expect(nbsOf({ national_tax_code, nbs_code: null })).toBe(usual);
  expect(nbsOf({ national_tax_code, nbs_code: '123011400' })).toBe('123011400');
});
