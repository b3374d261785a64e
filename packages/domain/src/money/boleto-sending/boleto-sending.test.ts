import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { boletoSelection, sendProblem } from './boleto-sending.ts';

const open = { status: 'opened', claimed_on: null, new_guide_asked_on: null } as const;

it.each([
  ['that waits', open, null],
  ['that is late', { ...open, status: 'overdue' }, null],
  ['that is paid', { ...open, status: 'paid' }, 'Não está à espera de pagamento.'],
  ['that was told as paid', { ...open, claimed_on: '2026-11-02' }, 'O cliente informou que pagou em 02/11/2026. Confira e registre.'],
  [
    'whose guide is asked for',
    { ...open, new_guide_asked_on: '2026-11-02' },
    'O cliente pediu guia nova em 02/11/2026. Inclua a guia antes.',
  ],
] as const)('a boleto %s is sent again, or says why not', (_name, boleto, problem) => {
  expect(sendProblem(boleto)).toBe(problem);
});

it.each([
  ['named', { boleto_ids: [1, 2] }, true],
  ['of the filters', { filters: {}, except_ids: [3] }, true],
  ['both', { boleto_ids: [1], filters: {} }, false],
  ['none', {}, false],
])('boletos are chosen in one way: %s', (_name, selection, ok) => {
  expect(parse(boletoSelection, selection).ok).toBe(ok);
});
