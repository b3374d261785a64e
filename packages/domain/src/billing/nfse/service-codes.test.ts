import { expect, it } from 'vitest';
import { serviceCodeInWords } from './service-codes.ts';

it.each([
  ['040101', '040101 · Medicina'],
  ['010101', '010101'],
])('service code %s', (code, words) => {
  expect(serviceCodeInWords(code)).toBe(words);
});
