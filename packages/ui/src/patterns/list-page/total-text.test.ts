import { expect, it } from 'vitest';
import { resultsText, totalText } from './total-text.ts';

it('counts up to ten thousand and says that there are more', () => {
  expect([null, 0, 128, 10_000, 10_001].map(totalText)).toEqual([undefined, '0', '128', '10.000', '10.000+']);
});

it('says how many were found', () => {
  expect([0, 1, 2, 10_001].map(resultsText)).toEqual(['0 resultados', '1 resultado', '2 resultados', '10.000+ resultados']);
});
