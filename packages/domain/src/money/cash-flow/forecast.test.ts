import { expect, test } from 'vitest';
import { type ForecastFacts, forecastFlows, forecastWeeks, type WhatIf } from './forecast.ts';

const NOTHING: ForecastFacts = { today: '2026-11-29', notes: [], paid: [], invoiced: [], outflows: [], spent: [], guided: [], taxes: [] };
const AS_IT_IS: WhatIf = { without: [], shifts: 0, shift_value: null };
const note = { id: 1, title: 'Nota 118', client_id: 7, client: 'Hospital Vida', amount: 1_000_000, issued_on: '2026-11-20' };
const paid = [20, 30, 40].map((days) => ({ client_id: 7, days, cents: 100 }));
const invoiced = ['2026-08', '2026-09', '2026-10'].map((month, index) => ({
  client_id: 7,
  client: 'Hospital Vida',
  month,
  amount: 900_000 + index * 100_000,
  day: 5,
}));

test('a note comes when its payer pays as a rule, a week from now where it should have come, and in a month where nobody knows', () => {
  const flows = (values: Partial<ForecastFacts>) => forecastFlows({ ...NOTHING, notes: [note], ...values }, AS_IT_IS);
  expect(flows({ paid })).toEqual([
    { kind: 'note', id: 1, title: 'Nota 118, Hospital Vida', amount: 1_000_000, on: '2026-12-20', early: '2026-12-10', late: '2026-12-30' },
  ]);
  expect(flows({ paid: [{ client_id: 9, days: 60, cents: 1 }] })).toMatchObject([{ on: '2027-01-19', early: '2027-01-19' }]);
  expect(flows({})).toMatchObject([{ on: '2026-12-20', early: '2026-12-10', late: '2027-01-04' }]);
  expect(flows({ notes: [{ ...note, issued_on: '2026-08-01' }], paid })).toMatchObject([
    { on: '2026-12-06', early: '2026-11-30', late: '2026-12-29' },
  ]);
});

test('what a taker is invoiced for month after month comes too, until the taker is lost', () => {
  const facts = { ...NOTHING, paid, invoiced };
  expect(forecastFlows(facts, AS_IT_IS)).toMatchObject([
    { kind: 'usual', title: 'Hospital Vida', amount: 1_000_000, on: '2026-12-29' },
    { kind: 'usual', amount: 1_000_000, on: '2027-01-04' },
    { kind: 'usual', amount: 1_000_000, on: '2027-02-04' },
  ]);
  expect(forecastFlows(facts, { ...AS_IT_IS, without: [7] })).toEqual([]);
  expect(forecastFlows({ ...facts, invoiced: invoiced.slice(0, 1) }, AS_IT_IS)).toEqual([]);
});

test('taxes are those of the months that have begun and a share of what is still to be invoiced, unless a boleto says them', () => {
  const taxes = [
    { month: '2026-09', revenue: 1_000_000, total: 100_000 },
    { month: '2026-10', revenue: 1_000_000, total: 100_000 },
    { month: '2026-11', revenue: 500_000, total: 50_000 },
  ];
  const taxesOf = (values: Partial<ForecastFacts>, whatIf = AS_IT_IS) =>
    forecastFlows({ ...NOTHING, taxes, ...values }, whatIf)
      .filter(({ kind }) => kind === 'tax')
      .map(({ title, amount, on }) => [title, amount, on]);
  // The DAS of October fell due on 23 November, the 20th being a holiday: it is still missing.
  expect(taxesOf({})).toEqual([
    ['2026-10', -100_000, '2026-11-29'],
    ['2026-11', -50_000, '2026-12-21'],
  ]);
  // A guide of the month says its part; what is still to be invoiced in it adds to it.
  const guided = [
    { month: '2026-10', amount: 100_000 },
    { month: '2026-11', amount: 20_000 },
  ];
  expect(taxesOf({ guided }, { without: [], shifts: 2, shift_value: 150_000 })).toEqual([
    ['2026-11', -60_000, '2026-12-21'],
    ['2026-12', -30_000, '2027-01-20'],
    ['2027-01', -30_000, '2027-02-22'],
  ]);
});

test('weeks add up to what comes and goes, with what is overdue today, between the early and the late', () => {
  const outflows = [{ kind: 'boleto' as const, id: 4, title: 'DAS', amount: 300_000, on: '2026-11-20', category: null }];
  const weeks = forecastWeeks('2026-11-29', 500_000, forecastFlows({ ...NOTHING, notes: [note], paid, outflows }, AS_IT_IS));
  expect(weeks).toHaveLength(13);
  expect(weeks[0]).toEqual({ from: '2026-11-29', in: 0, out: 300_000, taxes: 0, balance: 200_000, low: 200_000, high: 200_000 });
  expect(weeks.map(({ balance }) => balance).slice(1, 4)).toEqual([200_000, 200_000, 1_200_000]);
  expect(weeks.map(({ low, high }) => [low, high]).slice(1, 5)).toEqual([
    [200_000, 1_200_000],
    [200_000, 1_200_000],
    [200_000, 1_200_000],
    [1_200_000, 1_200_000],
  ]);
});

test('what is spent month after month goes out again, less what was spent or is meant to be spent already', () => {
  const spent = (category: 'rent' | 'software' | 'tax' | 'profit', month: string, amount: number) => ({ category, month, amount, day: 10 });
  const rents = [spent('rent', '2026-08', 240_000), spent('rent', '2026-09', 240_000), spent('rent', '2026-10', 250_000)];
  const flowsOf = (values: Partial<ForecastFacts>) =>
    forecastFlows({ ...NOTHING, ...values }, AS_IT_IS).map(({ kind, title, amount, on }) => [kind, title, amount, on]);
  expect(flowsOf({ spent: rents })).toEqual([
    ['habit', 'Aluguel e condomínio', -240_000, '2026-11-29'],
    ['habit', 'Aluguel e condomínio', -240_000, '2026-12-10'],
    ['habit', 'Aluguel e condomínio', -240_000, '2027-01-10'],
  ]);
  const meant = { kind: 'expense' as const, id: 3, title: 'Aluguel', amount: 200_000, on: '2026-12-12', category: 'rent' as const };
  expect(flowsOf({ spent: [...rents, spent('rent', '2026-11', 240_000)], outflows: [meant] })).toEqual([
    ['expense', 'Aluguel', -200_000, '2026-12-12'],
    ['habit', 'Aluguel e condomínio', -40_000, '2026-12-10'],
    ['habit', 'Aluguel e condomínio', -240_000, '2027-01-10'],
  ]);
  expect(flowsOf({ spent: [spent('software', '2026-10', 9_900)] })).toEqual([]);
  expect(flowsOf({ spent: ['2026-09', '2026-10'].flatMap((month) => [spent('tax', month, 5), spent('profit', month, 5)]) })).toEqual([]);
});
