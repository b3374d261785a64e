import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { closingRunForm, type RunFacts, reminderWords, runProblem } from './closing-run.ts';

const green: RunFacts = { status: 'running', month: '2026-10', result: 'ok', fault: null, client_faults: [] };
const blocked: RunFacts = { ...green, result: 'block', fault: 'A folha do mês não foi informada' };
const warned: RunFacts = { ...green, result: 'alert', fault: 'Venceu em 09/11/2026', client_faults: ['Venceu em 09/11/2026'] };

it.each([
  ['close', green, null],
  ['close', blocked, 'A folha do mês não foi informada'],
  ['close', warned, 'Venceu em 09/11/2026: precisa de revisão e motivo'],
  ['close', { ...green, status: 'not_started' }, 'Está em “Não iniciado”'],
  ['close', { ...green, status: 'closed' }, 'Está em “Fechado”'],
  ['start', { ...green, status: 'not_started' }, null],
  ['start', green, 'Está em “Em andamento”'],
  ['send_to_review', warned, null],
  ['send_to_review', blocked, 'A folha do mês não foi informada'],
  ['send_to_review', green, 'Passa em tudo: pode ser fechado já'],
  ['assign', blocked, null],
  ['assign', { ...green, status: 'closed' }, 'Fechado: o responsável não muda mais'],
  ['remind', warned, null],
  ['remind', blocked, 'Nada falta do cliente'],
  ['remind', { ...warned, status: 'waived' }, 'Dispensado'],
] as const)('%s %j: %s', (action, facts, problem) => {
  expect(runProblem(action, facts)).toBe(problem);
});

it('tells the client all that is theirs', () => {
  expect(reminderWords({ month: '2026-10', client_faults: ['Falta o extrato de 10/2026', 'A empresa não tem certificado'] })).toEqual({
    title: 'Falta algo seu para fechar outubro de 2026',
    body: 'Falta o extrato de 10/2026. A empresa não tem certificado.',
  });
});

it('asks for closings in one way, and for whom they are given to', () => {
  const none = { action: 'start', analyst_id: null, ids: [], filters: null, except_ids: [] };
  expect(parse(closingRunForm, { ...none, ids: [1] }).ok).toBe(true);
  expect(parse(closingRunForm, none).ok).toBe(false);
  expect(parse(closingRunForm, { ...none, ids: [1], action: 'assign' })).toMatchObject({
    errors: { analyst_id: ['Escolha o responsável.'] },
  });
});
