import { expect, it } from 'vitest';
import { newGuideProblem } from './waiting-cost.ts';

const late = { kind: 'tax', status: 'overdue', pay_by: '2026-11-23', claimed_on: null, new_guide_asked_on: null } as const;

it.each([
  ['of a tax whose day is over', late, null],
  ['before the hourly job has told that it is', { ...late, status: 'opened' }, null],
  ['of what is left of one', { ...late, status: 'partially_paid' }, null],
  ['on its last day', { ...late, pay_by: '2026-11-24' }, 'A linha deste boleto ainda serve: pague por ela, sem guia nova.'],
  ['of a fee', { ...late, kind: 'fee' }, 'A linha deste boleto ainda serve: pague por ela, sem guia nova.'],
  ['twice', { ...late, new_guide_asked_on: '2026-11-24' }, 'A guia nova já foi pedida em 24/11/2026. A equipe está com o pedido.'],
  [
    'of what was told as paid',
    { ...late, claimed_on: '2026-11-20' },
    'O pagamento deste boleto foi informado em 20/11/2026. Se não foi pago, fale com a equipe.',
  ],
  ['of what is paid', { ...late, status: 'paid_late' }, 'Este boleto não está à espera de pagamento.'],
  ['of what was cancelled', { ...late, status: 'canceled' }, 'Este boleto não está à espera de pagamento.'],
] as const)('a new guide %s', (_name, boleto, problem) => {
  expect(newGuideProblem(boleto, '2026-11-24')).toBe(problem);
});
