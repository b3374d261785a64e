import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { npsSurveyForm } from './nps-survey-form.ts';

const today = '2026-11-20';
const member_types = ['partner'];
const [start_at, end_at] = ['2026-11-20T03:00:00Z', '2026-12-20T03:00:00Z'];

it('asks by e-mail, whatever the plan and the time, and once, unless said otherwise', () => {
  expect(parse(npsSurveyForm, { start_at, end_at, member_types }, { today })).toEqual({
    ok: true,
    value: {
      start_at,
      end_at,
      member_types,
      plan_ids: [],
      tenures: [],
      should_send_by_email: true,
      repeats_quarterly: false,
    },
  });
});

it.each([
  [{ member_types }, { start_at: ['Preencha o campo Início.'], end_at: ['Preencha o campo Fim.'] }],
  [{ start_at, end_at: start_at, member_types }, { end_at: ['O fim precisa ser depois do início.'] }],
  [{ start_at: '2026-11-19T03:00:00Z', end_at, member_types }, { start_at: ['O início não pode ser antes de hoje.'] }],
  [{ start_at: 'amanhã', end_at, member_types }, { start_at: ['Início: data e hora inválidas.'] }],
  [{ start_at, end_at, member_types: [] }, { member_types: ['Escolha ao menos um tipo de pessoa.'] }],
])('refuses %j', (form, errors) => {
  expect(parse(npsSurveyForm, form, { today })).toEqual({ ok: false, errors });
});
