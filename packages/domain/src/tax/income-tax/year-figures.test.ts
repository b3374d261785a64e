import { expect, it } from 'vitest';
import { approvedFigureChange, YEAR_FIGURES, type YearFigures, yearFigureLines } from './year-figures.ts';

const NONE = Object.fromEntries(YEAR_FIGURES.map((figure) => [figure, null])) as YearFigures;
const before: YearFigures = { ...NONE, taxable_income: 100, assets_value: 500, year_tax: 0 };
const approval = ['Resultado: zero', ...yearFigureLines({ ...before, assets_value: null })].join('\n\n');

it('says each figure that is known, zero too', () => {
  expect(yearFigureLines(before).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'Rendimentos tributáveis: R$ 1,00',
    'Imposto do ano, antes do que foi pago: R$ 0,00',
    'Bens e direitos em 31/12: R$ 5,00',
  ]);
  expect(yearFigureLines(NONE)).toEqual([]);
});

it.each([
  ['nothing', before, null],
  ['a figure that was approved', { ...before, taxable_income: 101 }, 'taxable_income'],
  ['an approved zero', { ...before, year_tax: 1 }, 'year_tax'],
  ['one that is taken away', { ...before, taxable_income: null }, 'taxable_income'],
  ['one that was noted since', { ...before, assets_value: 600 }, null],
  ['one that nobody knew', { ...before, debts_value: 7 }, null],
] satisfies [string, YearFigures, string | null][])('keeps what was approved where %s changes', (_name, after, figure) => {
  expect(approvedFigureChange(before, after, approval)).toBe(figure);
});

it('keeps nothing of a text that tells no figures', () => {
  expect(approvedFigureChange(before, NONE, 'Resultado: zero')).toBeNull();
});
