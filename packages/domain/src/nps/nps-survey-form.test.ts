import { expect, it } from 'vitest';
import { parse } from '../shared/schema/parse.ts';
import { npsSurveyForm } from './nps-survey-form.ts';

it('ends after it starts, and goes out by e-mail unless said otherwise', () => {
  const start_at = '2026-11-20T03:00:00Z';
  expect(parse(npsSurveyForm, { start_at, end_at: '2026-12-20T03:00:00Z' })).toMatchObject({
    ok: true,
    value: { should_send_by_email: true },
  });
  expect(parse(npsSurveyForm, { start_at, end_at: start_at })).toEqual({
    ok: false,
    errors: { end_at: ['O fim precisa ser depois do início.'] },
  });
  expect(parse(npsSurveyForm, {})).toEqual({
    ok: false,
    errors: { start_at: ['Preencha o campo Início.'], end_at: ['Preencha o campo Fim.'] },
  });
});
