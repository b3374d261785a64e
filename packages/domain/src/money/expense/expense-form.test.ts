import { expect, test } from 'vitest';
import { expenseProblem } from './expense-form.ts';

const rent = { description: 'Aluguel', category: 'rent' as const, amount: 320_000, due_on: '2026-12-05', paid_on: null };

test.each([
  ['one that is to come', {}, null],
  ['one that was paid today', { paid_on: '2026-11-29' }, null],
  ['paid tomorrow', { paid_on: '2026-11-30' }, { paid_on: 'Pago em: este dia ainda não chegou.' }],
  ['of 1999', { due_on: '1999-12-05' }, { due_on: 'Vencimento: escolha um dia entre 2016 e 2029.' }],
  ['of the last year that is taken', { due_on: '2029-12-31' }, null],
  ['of 2030', { due_on: '2030-01-01' }, { due_on: 'Vencimento: escolha um dia entre 2016 e 2029.' }],
])('%s', (_, values, problem) => {
  expect(expenseProblem({ ...rent, ...values }, '2026-11-29')).toEqual(problem);
});
