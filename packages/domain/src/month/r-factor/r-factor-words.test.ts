import { expect, test } from 'vitest';
import { distanceInWords, formatRFactor } from './r-factor-words.ts';

test.each([
  ['0.279999', '27,99\u00a0%'],
  ['0.28', '28,00\u00a0%'],
  ['0.01', '1,00\u00a0%'],
  ['1.25', '125,00\u00a0%'],
  ['12.3456789', '1.234,56\u00a0%'],
])('%s is %s', (ratio, words) => {
  expect(formatRFactor(ratio)).toBe(words);
});

test.each([
  [1_440_000, 'Faltam R$\u00a014.400,00'],
  [0, 'Exatamente 28 %'],
  [-240_000, 'Sobram R$\u00a02.400,00'],
])('%i cents: %s', (lacking, words) => {
  expect(distanceInWords(lacking)).toBe(words);
});
