import { describe, expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { boletoRecurrenceForm, boletoRecurrenceStartForm } from './boleto-recurrence-form.ts';
import { boletoRecurrenceSentence } from './boleto-recurrence-life.ts';
import { discountUntilFor, dueDateFor, monthlyBoleto, nextBoleto, resumedBoleto, rhythmOf } from './boleto-schedule.ts';

const first = { competence: '2026-11', due_date: '2026-12-10', discount_until: '2026-12-05' };
const rhythm = rhythmOf(first, null);

describe('the rhythm of a first boleto', () => {
  it.each([
    ['in the month after its own', first, 3, { day: 10, lag: 1, until: '2027-01', discount_day: 5 }],
    ['without end', first, null, { day: 10, lag: 1, until: null, discount_day: 5 }],
    [
      'in its own month',
      { ...first, competence: '2026-12', discount_until: null },
      2,
      { day: 10, lag: 0, until: '2027-01', discount_day: null },
    ],
    ['charged before its month', { ...first, competence: '2027-01', discount_until: null }, 2, { lag: -1, until: '2027-02' }],
  ] as const)('%s', (_name, boleto, months, expected) => {
    expect(rhythmOf(boleto, months)).toMatchObject(expected);
  });

  it.each([
    ['the same day of each month', rhythm, '2027-01', '2027-02-10', '2027-02-05'],
    ['the last day of a shorter one', { ...rhythm, day: 31, discount_day: null }, '2027-01', '2027-02-28', null],
    ['a discount of the month before', { ...rhythm, day: 3, discount_day: 28 }, '2027-01', '2027-02-03', '2027-01-28'],
    ['a discount no later than the shorter month', { ...rhythm, day: 31, discount_day: 30 }, '2027-01', '2027-02-28', '2027-02-28'],
  ] as const)('falls due on %s', (_name, its, month, due, discount) => {
    expect(dueDateFor(its, month)).toBe(due);
    expect(discountUntilFor(its, month)).toBe(discount);
  });
});

it('makes the next ten days before it falls due, until the end', () => {
  expect(nextBoleto(rhythm, '2026-11')).toEqual({ competence: '2026-12', on: '2026-12-31' });
  expect(nextBoleto({ ...rhythm, until: '2026-12' }, '2026-12')).toBeNull();
});

it.each([
  ['what fell due meanwhile stays out', '2027-03-11', null, { competence: '2027-03', on: '2027-03-31' }],
  ['what falls due today does not', '2027-03-10', null, { competence: '2027-02', on: '2027-02-28' }],
  ['after its end there is nothing', '2027-03-11', '2027-02', null],
])('goes on with the first month that is not over: %s', (_name, today, until, next) => {
  expect(resumedBoleto({ ...rhythm, until }, '2026-11', today)).toEqual(next);
});

it('names its own month, and waits for the line of that month', () => {
  const kept = { ...rhythm, kind: 'fee', amount: 81_240, fine_rate: '0.02', interest_rate: null, discount_amount: 2_000 } as const;
  const boleto = monthlyBoleto({ ...kept, description: 'Honorários de novembro de 2026', starts_at: '2026-11' }, '2026-12');
  expect(boleto).toMatchObject({
    description: 'Honorários de dezembro de 2026',
    competence: '2026-12',
    due_date: '2027-01-10',
    amount: 81_240,
    discount_amount: 2_000,
    discount_until: '2027-01-05',
    digitable_line: null,
    pix_code: null,
    fine_rate: '0.02',
  });
});

it.each([
  [
    'active',
    { status: 'active', day: 10, until: null, next_on: '2026-12-31' },
    'Repete todo mês, vence dia 10 · próximo feito em 31/12/2026',
  ],
  [
    'ended',
    { status: 'ended', day: 31, until: '2027-12', next_on: null },
    'Repetiu todo mês, vencia dia 31 ou o último do mês, até 12/2027',
  ],
] as const)('is told in a sentence: %s', (_name, recurrence, sentence) => {
  expect(boletoRecurrenceSentence(recurrence)).toBe(sentence);
});

const form = {
  ...first,
  kind: 'fee',
  description: 'Honorários',
  amount: 81_240,
  discount_amount: 2_000,
  company_id: 1,
  repeat: 'monthly',
};

it.each([
  ['a fee', {}, {}],
  ['of no month', { competence: null }, { repeat: ['Repetir: escolha a competência do primeiro boleto.'] }],
  ['a tax', { kind: 'tax' }, { repeat: ['Repetir: o valor de um tributo muda todo mês. Inclua cada guia.'] }],
  [
    'with a discount long before',
    { discount_until: '2026-11-02' },
    { repeat: ['Repetir: o desconto precisa acabar a menos de um mês do vencimento.'] },
  ],
  [
    'that began long ago',
    { competence: '2026-08', due_date: '2026-09-10', discount_until: '2026-09-05' },
    { repeat: ['Repetir: o boleto do mês seguinte já estaria vencido. Comece por um mês mais novo.'] },
  ],
  ['once', { repeat_months: 1 }, { repeat_months: ['Por quantos meses: escreva de 2 a 60, ou deixe vazio para não ter fim.'] }],
])('begins with %s', (_name, change, errors) => {
  const parsed = parse(boletoRecurrenceStartForm, { ...form, ...change }, { today: '2026-11-20' });
  expect(parsed.ok ? {} : parsed.errors).toEqual(errors);
});

it.each([
  ['a discount with its day', { discount_amount: 2_000, discount_day: 5 }, {}],
  ['a discount without its day', { discount_amount: 2_000 }, { discount_day: ['Desconto até o dia: escreva o dia.'] }],
  ['a day without its discount', { discount_day: 5 }, { discount_amount: ['Desconto: escreva de quanto ele é.'] }],
  [
    'a discount of all of it',
    { discount_amount: 81_240, discount_day: 5 },
    { discount_amount: ['Desconto: precisa ser menor que o valor.'] },
  ],
  ['a day that no month has', { day: 32 }, { day: ['Dia do vencimento: escolha um dia de 1 a 31.'] }],
])('is changed to %s', (_name, change, errors) => {
  const parsed = parse(boletoRecurrenceForm, { description: 'Honorários', amount: 81_240, day: 10, ...change });
  expect(parsed.ok ? {} : parsed.errors).toEqual(errors);
});
