import { expect, it } from 'vitest';
import { companyMonths, issued } from '../../law/month/testing/company-months.ts';
import { movementProblem } from './movement-problem.ts';

const month = '2026-10';
const received = { [month]: { amount: 500_000, without_iss: 0 } };

it.each([
  ['with nothing', {}, null],
  ['with notes of another month', { revenues: { '2026-09': issued(100) } }, null],
  ['with notes', { revenues: { [month]: issued(12_051_500) } }, 'O mês tem R$ 120.515,00 em notas: não é sem movimento, nem se dispensa.'],
  [
    'with notes that wait to be issued',
    { revenues: { [month]: { ...issued(0), waiting: 100_000 } } },
    'O mês tem R$ 1.000,00 em notas: não é sem movimento, nem se dispensa.',
  ],
  ['with money of other months', { received }, null],
  [
    'with money of other months, on the cash basis',
    { received, on_cash_basis: true },
    'No mês entraram R$ 5.000,00 de notas: não é sem movimento, nem se dispensa.',
  ],
] as const)('a month %s', (_name, months, problem) => {
  expect(movementProblem(companyMonths(months), month)?.replaceAll('\u00a0', ' ') ?? null).toBe(problem);
});
