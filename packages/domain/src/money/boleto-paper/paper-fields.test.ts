import { expect, it } from 'vitest';
import { paperNotes, paperProblem, paperState } from './paper-fields.ts';
import { withMatches } from './paper-matches.ts';

const still = { status: 'to_check', unread: null, doubts: {}, refusal: null } as const;

it.each([
  [still, 'sure', null],
  [{ ...still, doubts: { amount: 'Sem valor.' } }, 'doubtful', 'Sem valor.'],
  [{ ...still, refusal: 'Já está em outro.' }, 'doubtful', 'Já está em outro.'],
  [{ ...still, unread: 'locked' as const }, 'unread', 'O PDF pede uma senha. Envie uma cópia sem senha.'],
  [{ ...still, status: 'queued' as const }, 'queued', null],
])('%j is %s', (paper, state, problem) => {
  expect(paperState(paper)).toBe(state);
  expect(paperProblem(paper)).toBe(problem);
});

const reading = { documents: ['11222333000181'], doubts: {}, sources: { amount: 'line' as const } };
const none = { companies: [], same_line: null, has_guide: false };
const souza = { id: 7, name: 'Souza' };

it.each([
  [
    { ...none, companies: [souza] },
    { company_id: 7, doubts: {}, sources: { amount: 'line', company_id: 'register' } },
  ],
  [none, { company_id: null, doubts: { company_id: 'Nenhuma empresa daqui tem o documento 11.222.333/0001-81.' } }],
  [
    { ...none, companies: [souza, { id: 8, name: 'Prado' }] },
    { company_id: null, doubts: { company_id: 'O texto cita mais de uma empresa: Souza, Prado.' } },
  ],
  [
    { ...none, companies: [souza], same_line: { description: 'DAS', company_name: 'Souza' } },
    { doubts: { digitable_line: 'Já lançado: mesma linha em “DAS”, de Souza.' } },
  ],
  [{ ...none, companies: [souza], has_guide: true }, { doubts: { tax_key: expect.stringContaining('já tem guia') } }],
])('a reading beside what is here: %j', (matches, expected) => {
  expect(withMatches(reading, matches)).toMatchObject(expected);
  expect(withMatches(reading, matches)).not.toHaveProperty('documents');
});

it('says of each field where it comes from, or why it is to be checked', () => {
  expect(paperNotes({ doubts: { amount: 'Sem valor.' }, sources: { amount: 'text', due_date: 'line' } })).toEqual({
    amount: 'Confira: Sem valor.',
    due_date: 'Da linha digitável, que confere.',
  });
});
