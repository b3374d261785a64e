import { expect, test } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import {
  cancelDeadlineInWords,
  cancelUntil,
  issInWords,
  issRateOf,
  type MunicipalRuleForm,
  municipalRuleForm,
  ruleProblems,
  saysTheSame,
} from './municipal-rule.ts';

const today = '2026-11-20';
const rule = (values: Partial<MunicipalRuleForm> = {}): MunicipalRuleForm => ({
  valid_from: '2026-11',
  iss_rate: '0.02',
  iss_by_service: [],
  cancel_deadline: null,
  cancel_days: null,
  iss_due_day: null,
  source: 'LC municipal 12/2020, art. 3º',
  reason: 'Cadastro do município.',
  ...values,
});

test('what held in a month that is over never changes, and each change names its ground', () => {
  expect(ruleProblems(rule(), { today, holds: rule() })).toBeNull();
  expect(ruleProblems(rule({ valid_from: '2026-10' }), { today, holds: rule() })).toEqual({
    'rule.valid_from': 'Vale a partir de: os meses até 10/2026 não mudam mais. Escolha 11/2026 ou depois.',
  });
  expect(ruleProblems(rule({ valid_from: '2020-01' }), { today, holds: null })).toBeNull();
  expect(Object.keys(ruleProblems(rule({ source: null, reason: null }), { today, holds: null }) ?? {})).toEqual([
    'rule.source',
    'rule.reason',
  ]);
});

test('the month, the ground and the reason alone are no new rule', () => {
  expect(saysTheSame(rule(), rule({ valid_from: '2027-01', source: null, reason: null }))).toBe(true);
  expect(saysTheSame(null, rule({ iss_rate: null }))).toBe(true);
  expect(saysTheSame(rule(), rule({ iss_by_service: [{ code: '04.03', rate: '0.03' }] }))).toBe(false);
});

test('a service has the rate of its item, else the general one', () => {
  const told = rule({ iss_by_service: [{ code: '04.03', rate: '0.03' }] });
  expect(issRateOf(told, '040301')).toBe('0.03');
  expect(issRateOf(told, '040101')).toBe('0.02');
  expect(issRateOf(told, null)).toBe('0.02');
  expect(issInWords(told)).toBe('2,00\u00a0%; 04.03 a 3,00\u00a0%');
  expect(issInWords(rule({ iss_rate: null }))).toBeNull();
});

test.each([
  ['days_after_issue', 30, '2026-11-20', '2026-12-20', '30 dias'],
  ['days_after_issue', 0, '2026-11-20', '2026-11-20', 'no mesmo dia'],
  ['day_of_next_month', 10, '2026-12-31', '2027-01-10', 'dia 10 do mês seguinte'],
  ['day_of_next_month', 31, '2027-01-05', '2027-02-28', 'dia 31 do mês seguinte'],
] as const)('%s %i, issued %s: until %s', (cancel_deadline, cancel_days, issued, until, words) => {
  expect(cancelUntil({ cancel_deadline, cancel_days }, issued)).toBe(until);
  expect(cancelDeadlineInWords({ cancel_deadline, cancel_days })).toBe(words);
});

test('no deadline is guessed', () => {
  expect(cancelUntil(rule(), today)).toBeNull();
  expect(cancelDeadlineInWords(rule())).toBeNull();
});

test.each([
  [{ iss_rate: '0.06' }, { iss_rate: ['ISS geral: a lei permite de 2 % a 5 %.'] }],
  [{ iss_rate: '0.019' }, { iss_rate: ['ISS geral: a lei permite de 2 % a 5 %.'] }],
  [{ iss_by_service: [{ code: '403', rate: '0.03' }] }, { 'iss_by_service[0].code': ['Item da lista: use o item da LC 116, como 04.03.'] }],
  [
    {
      iss_by_service: [
        { code: '04.03', rate: '0.03' },
        { code: '04.03', rate: '0.02' },
      ],
    },
    { iss_by_service: ['ISS por serviço: cada item aparece uma vez só.'] },
  ],
  [{ cancel_deadline: 'days_after_issue' }, { cancel_days: ['Preencha o campo Dias do prazo.'] }],
])('%j is refused in words', (wrong, errors) => {
  expect(parse(municipalRuleForm, { ...rule(), ...wrong })).toEqual({ ok: false, errors });
});

test('anything may come in the place of an item, and is refused in words', () => {
  expect(parse(municipalRuleForm, { ...rule(), iss_by_service: [null] })).toMatchObject({ ok: false });
});
