import { expect, it } from 'vitest';
import { auditAnswerForm } from './audit-point-form.ts';
import { openPointsProblem } from './audit-point-life.ts';

it.each([
  [0, null],
  [1, 'Há um ponto da malha em aberto: diga antes como ele foi resolvido.'],
  [3, 'Há 3 pontos da malha em aberto: diga antes como cada um foi resolvido.'],
])('%i open points', (open, problem) => {
  expect(openPointsProblem(open)).toBe(problem);
});

it.each([
  ['explain', false],
  ['contest', false],
  ['accept', true],
  ['rectify', true],
])('%s without a day of the answer: %s', (action, valid) => {
  expect(auditAnswerForm.isValidSync({ action, answered_on: null, protocol: null, version: 1 })).toBe(valid);
});
