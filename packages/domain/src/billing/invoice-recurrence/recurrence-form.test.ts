import { describe, expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { firstOfRequest, recurrenceChangeForm, recurringRequestForm, untilProblem } from './recurrence-form.ts';

const today = '2026-11-20';
const request = { client_id: 7, competence: '2026-11', gross_amount: 1_500_000, description: 'Plantões de {competência}' };
const monthly = { ...request, repeat: 'monthly', repeat_day: 5 };

const problemsOf = (value: object) => {
  const parsed = parse(recurringRequestForm, value, { today });
  return parsed.ok ? {} : parsed.errors;
};

describe('a request that repeats itself', () => {
  it.each<[string, object, object]>([
    ['need not', request, {}],
    ['every month, without end', monthly, {}],
    ['up to the first month that follows', { ...monthly, repeat_until: '2026-12' }, {}],
    ['up to a month before it', { ...monthly, repeat_until: '2026-11' }, { repeat_until: ['Até: escolha dez/2026 ou um mês depois.'] }],
    ['without a day', { ...monthly, repeat_day: null }, { repeat_day: ['Dia do pedido: escolha um dia de 1 a 31.'] }],
    ['on day 0', { ...monthly, repeat_day: 0 }, { repeat_day: ['Dia do pedido: escolha um dia de 1 a 31.'] }],
    ['on day 32', { ...monthly, repeat_day: 32 }, { repeat_day: ['Dia do pedido: escolha um dia de 1 a 31.'] }],
    ['on half a day', { ...monthly, repeat_day: 1.5 }, { repeat_day: ['Dia do pedido: use um número inteiro.'] }],
    ['until no month', { ...monthly, repeat_until: '2026-13' }, { repeat_until: ['Até: escolha um mês e um ano.'] }],
    ['an end means nothing to what does not repeat', { ...request, repeat_until: '2020-01' }, {}],
  ])('%s', (_name, value, problems) => {
    expect(problemsOf(value)).toEqual(problems);
  });

  it('is still a request: what is missing there is missing here', () => {
    expect(Object.keys(problemsOf({ repeat: 'monthly', repeat_day: 5 }))).toEqual(
      expect.arrayContaining(['client_id', 'competence', 'gross_amount', 'description']),
    );
  });
});

describe('what comes next, told while it is typed', () => {
  it.each<[string, object, object | null]>([
    ['known', monthly, { competence: '2026-12', on: '2026-12-05' }],
    ['it does not repeat', request, null],
    ['no day yet', { ...monthly, repeat_day: null }, null],
    ['no day at all', { ...monthly, repeat_day: 40 }, null],
    ['no competence yet', { ...monthly, competence: '' }, null],
    ['it ends before', { ...monthly, repeat_until: '2026-11' }, null],
    ['an end that is still being typed', { ...monthly, repeat_until: '2' }, { competence: '2026-12', on: '2026-12-05' }],
  ])('%s', (_name, values, first) => {
    expect(firstOfRequest(values, today)).toEqual(first);
  });
});

describe('a change of what comes', () => {
  it('is judged like the request', () => {
    expect(parse(recurrenceChangeForm, { gross_amount: 0, day: 32, until: '2026', description: ' ', competence: '2026-11' })).toEqual({
      ok: false,
      errors: {
        '': ['Há campos que não são aceitos aqui: competence.'],
        gross_amount: ['Valor do serviço: escreva um valor maior que zero.'],
        description: ['Preencha o campo Descrição do serviço.'],
        day: ['Dia do pedido: escolha um dia de 1 a 31.'],
        until: ['Até: escolha um mês e um ano.'],
      },
    });
  });

  it.each([
    ['Plantões de {competência}', null, {}],
    ['Plantões dos dias {plantões}', '3 e 10', {}],
    ['Plantões dos dias {plantões}', null, { shifts: ['Escreva os plantões que entram no lugar de {plantões}.'] }],
    ['a'.repeat(2001), null, { description: [expect.stringContaining('2000')] }],
  ])('asks for what its description asks for: %s', (description, shifts, errors) => {
    const parsed = parse(recurrenceChangeForm, { gross_amount: 1, day: 5, description, shifts });
    expect(parsed.ok ? {} : parsed.errors).toEqual(errors);
  });

  it.each([
    [null, null],
    ['2026-12', null],
    ['2026-11', 'Até: escolha dez/2026 ou um mês depois.'],
  ])('an end at %s', (until, problem) => {
    expect(untilProblem('2026-12', until)).toBe(problem);
  });
});
