import { expect, it } from 'vitest';
import { storageProblem } from './storage-quota.ts';

const MB = 1024 * 1024;
const GB = 1024 * MB;

it.each<[number, number, number, string | null]>([
  [0, 5 * GB, 10 * MB, null],
  [5 * GB - 1, 5 * GB, 1, null],
  [5 * GB - 1, 5 * GB, 2, 'A empresa já guarda 5 GB dos 5 GB que pode ter, e este arquivo (0 kB) não cabe. Fale com a equipe do Esteto.'],
  [
    4.96 * GB,
    5 * GB,
    50 * MB,
    'A empresa já guarda 5 GB dos 5 GB que pode ter, e este arquivo (50 MB) não cabe. Fale com a equipe do Esteto.',
  ],
  [
    812.34 * MB,
    820 * MB,
    9.5 * MB,
    'A empresa já guarda 812,3 MB dos 820 MB que pode ter, e este arquivo (9,5 MB) não cabe. Fale com a equipe do Esteto.',
  ],
  [
    900 * 1024,
    MB,
    200 * 1024,
    'A empresa já guarda 900 kB dos 1 MB que pode ter, e este arquivo (200 kB) não cabe. Fale com a equipe do Esteto.',
  ],
])('%d of %d and %d more', (used, most, bytes, problem) => {
  expect(storageProblem({ used, most, bytes })).toBe(problem);
});
