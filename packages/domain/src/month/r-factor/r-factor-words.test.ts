import { expect, test } from 'vitest';
import { distanceInWords, formatRFactor, partsInWords } from './r-factor-words.ts';

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

const none = { count: 0, amount: 0 };
test.each([
  [{ requested: 0, recurring: none, shifts: none, mean: 0 }, ''],
  [{ requested: 0, recurring: none, shifts: none, mean: 2_150_000 }, 'média R$\u00a021.500,00'],
  [
    { requested: 100_000, recurring: { count: 2, amount: 1_600_000 }, shifts: { count: 1, amount: 150_000 }, mean: 300_000 },
    'já pedido R$\u00a01.000,00; 2 notas recorrentes R$\u00a016.000,00; 1 plantão R$\u00a01.500,00; média R$\u00a03.000,00',
  ],
  [
    { requested: 0, recurring: { count: 1, amount: 800_000 }, shifts: { count: 9, amount: 1_350_000 }, mean: 0 },
    '1 nota recorrente R$\u00a08.000,00; 9 plantões R$\u00a013.500,00',
  ],
])('%j in words', (parts, words) => {
  expect(partsInWords(parts)).toBe(words);
});
