import { expect, it } from 'vitest';
import { editProblem } from './invoice-edit-problem.ts';

it.each([
  ['requested', null],
  ['rejected', null],
  ['sending', 'A nota está em "Enviando" e não pode mais ser alterada.'],
  ['cancellation_requested', 'A nota está em "Cancelamento solicitado" e não pode mais ser alterada. Agora é possível: Cancelar nota.'],
  ['sent', 'A nota está em "Enviada ao tomador" e não pode mais ser alterada. Agora é possível: Substituir, Cancelar nota.'],
  ['cancelled', 'A nota está em "Cancelada" e não pode mais ser alterada.'],
] as const)('%s: %s', (status, problem) => {
  expect(editProblem(status)).toBe(problem);
});
