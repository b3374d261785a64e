import { expect, test } from 'vitest';
import { profitRadar } from './profit-radar.ts';
import { filedWords, radarWords, yearWords } from './profit-words.ts';

const paid = (amount: number) => [{ paid_on: '2026-10-02', amount, is_earlier: false, voided_at: null }];
const words = (before: number, more: number) => {
  const { said, note } = radarWords(profitRadar({ month: '2026-10', payments: before > 0 ? paid(before) : [], more }));
  return `${said}. ${note}`.replaceAll('\u00a0', ' ');
};

test.each([
  [0, 0, 'Ainda cabem R$ 50.000,00 sem imposto. Nada saiu ainda neste mês. O limite é por empresa e por pessoa.'],
  [3_000_000, 0, 'Ainda cabem R$ 20.000,00 sem imposto. R$ 30.000,00 já saíram neste mês.'],
  [3_000_000, 2_000_000, 'Sem imposto. Depois dela ainda cabem R$ 0,00 no mês.'],
  [
    3_000_000,
    2_500_000,
    'Retém R$ 5.500,00, líquido R$ 19.500,00. O imposto é de 10 % sobre tudo o que a empresa paga à pessoa no mês: R$ 55.000,00. Até R$ 20.000,00 sai sem imposto.',
  ],
  [6_000_000, 0, 'O mês passou do limite. Cada retirada a mais retém 10 % até o mês acabar.'],
  [6_000_000, 100_000, 'Retém R$ 100,00, líquido R$ 900,00. Cada retirada a mais retém 10 % até o mês acabar.'],
  [5_000_000, 0, 'O mês chegou ao limite. Cada retirada a mais retém 10 % até o mês acabar.'],
])('after %i, before %i', (before, more, said) => {
  expect(words(before, more)).toBe(said);
});

test.each([
  [{ received: 10_000_000, left: 50_000_000, minimum: 0 }, 'R$ 100.000,00; faltam R$ 500.000,00 para os R$ 600.000,00'],
  [{ received: 90_000_000, left: 0, minimum: 4_500_000 }, 'R$ 900.000,00; só com estes lucros o imposto mínimo seria R$ 45.000,00'],
  [{ received: 100, left: null, minimum: 0 }, 'R$ 1,00: até 2025 não há imposto mínimo'],
])('a year: %o', (year, said) => {
  expect(yearWords(year).replaceAll('\u00a0', ' ')).toBe(said);
});

test.each([
  ['2026-10', true, 'A Reinf de outubro de 2026 já foi entregue: será preciso retificar.'],
  ['2026-10', false, 'A Reinf de outubro de 2026 já foi entregue: só o escritório anula.'],
  ['2026-11', true, null],
] as const)('the Reinf of October was delivered: %s, %s', (month, mends, said) => {
  expect(filedWords(month, ['2026-09', '2026-10'], mends)).toBe(said);
});
