import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBusinessDay } from '../../shared/date/business-day.ts';
import { addDays } from '../../shared/date/date.ts';
import { parse } from '../../shared/schema/parse.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { suggestedDue } from './requirement-due.ts';
import { answerProblem, requirementAnswerForm, requirementReturnForm, requirementsForm } from './requirement-form.ts';

const TODAY = '2026-11-20';
const good = { text: 'Faltou a escala.', due_at: '2026-11-25' };
const judged = (...requirements: object[]) => {
  const parsed = parse(requirementsForm, { asked: requirements }, { today: TODAY });
  return parsed.ok ? {} : parsed.errors;
};

describe('what staff asks', () => {
  it('is one requirement or several, the last day being today at the earliest', () => {
    expect(judged(good, { ...good, due_at: TODAY })).toEqual({});
  });

  it.each([
    [{ text: '  ' }, { 'asked[0].text': ['Preencha o campo O que falta.'] }],
    [{ text: 'a'.repeat(1001) }, { 'asked[0].text': ['O que falta: use no máximo 1000 caracteres.'] }],
    [{ due_at: null }, { 'asked[0].due_at': ['Preencha o campo Prazo.'] }],
    [{ due_at: '2026-11-19' }, { 'asked[0].due_at': ['Prazo: escolha hoje ou um dia depois.'] }],
    [{ due_at: '2027-02-29' }, { 'asked[0].due_at': ['Prazo: esta data não existe. Escreva dia, mês e ano.'] }],
    [{ status: 'concluded' }, { 'asked[0]': ['Há campos que não são aceitos aqui: status.'] }],
  ])('%j', (wrong, errors) => {
    expect(judged({ ...good, ...wrong })).toEqual(errors);
  });

  it('is something, and not too much at once', () => {
    expect(judged()).toEqual({ asked: ['Escreva pelo menos uma exigência.'] });
    expect(judged(...Array.from({ length: 11 }, () => good))).toEqual({ asked: ['Exigências: inclua no máximo 10.'] });
  });
});

it('an answer is words, or files, or both', () => {
  expect(parse(requirementAnswerForm, { answer: ' Pedido 77. ' })).toEqual({ ok: true, value: { answer: 'Pedido 77.' } });
  expect(parse(requirementAnswerForm, {})).toEqual({ ok: true, value: { answer: null } });
  expect(answerProblem({ answer: null, files: 0 })).toBe('Escreva a resposta ou anexe um arquivo.');
  expect(answerProblem({ answer: null, files: 1 })).toBeNull();
  expect(answerProblem({ answer: 'Pedido 77.', files: 0 })).toBeNull();
});

it('what is sent back says why', () => {
  expect(parse(requirementReturnForm, { reason: '' })).toMatchObject({
    ok: false,
    errors: { reason: ['Preencha o campo O que ainda falta.'] },
  });
});

it('offers a business day at least five days ahead', () => {
  const day = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2026-01-01', days));
  fc.assert(
    fc.property(day, (today) => {
      const due = suggestedDue(today);
      expect(isBusinessDay(due)).toBe(true);
      expect(due >= addDays(today, 5)).toBe(true);
      expect(judgedOn(today, { ...good, due_at: due })).toBe(true);
    }),
    runs,
  );
});

const judgedOn = (today: string, requirement: object): boolean => parse(requirementsForm, { asked: [requirement] }, { today }).ok;
