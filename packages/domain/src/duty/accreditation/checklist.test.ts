import { describe, expect, it } from 'vitest';
import type { AccreditationDocumentStatus, AccreditationStatus, AccreditationStep } from './accreditation-life.ts';
import { type ChecklistLine, type Filled, heldUntil, lackingOf, openOf, paperProblem, stepOf } from './checklist.ts';

const filled: Filled = { contact_email: 'a@b.com', contact_phone: '11999998888', crm_number: '1', crm_state: 'SP', payment: 'company' };
const line = (status: AccreditationDocumentStatus, is_required = true): ChecklistLine => ({ label: 'CRM', is_required, status });

describe('what lacks', () => {
  it.each<[string, Partial<Filled>, ChecklistLine[], string[], string[]]>([
    ['nothing', {}, [line('approved'), line('waived')], [], []],
    ['a paper that was not sent', {}, [line('awaiting_upload')], ['CRM'], ['CRM']],
    ['a paper that was sent back', {}, [line('correction')], ['CRM'], ['CRM']],
    ['a paper that ran out', {}, [line('expired')], ['CRM'], ['CRM']],
    ['a paper that nobody judged', {}, [line('under_review')], [], ['CRM']],
    ['a paper of choice', {}, [line('awaiting_upload', false)], [], []],
    ['a paper of choice that was sent back', {}, [line('correction', false)], ['CRM'], []],
    ['a paper of choice that nobody judged', {}, [line('under_review', false)], [], ['CRM']],
    ['the telephone', { contact_phone: null }, [], ['Contato'], []],
    ['the CRM', { crm_state: null }, [], ['Dados do CRM'], []],
    ['whom to pay', { payment: null }, [], [], ['Pagamento']],
  ])('%s', (_what, change, lines, lacking, open) => {
    expect([lackingOf({ ...filled, ...change }, lines), openOf({ ...filled, ...change }, lines)]).toEqual([lacking, open]);
  });
});

it.each<[AccreditationStatus, Partial<Filled>, ChecklistLine[], AccreditationStep]>([
  ['invited', {}, [], 'contact'],
  ['filling', { contact_email: null }, [], 'contact'],
  ['filling', { crm_number: null }, [], 'data'],
  ['filling', {}, [line('awaiting_upload')], 'documents'],
  ['awaiting_correction', {}, [line('correction')], 'documents'],
  ['under_review', {}, [line('under_review')], 'review'],
  ['under_review', { payment: null }, [line('under_review')], 'review'],
  ['under_review', { payment: null }, [line('approved')], 'payment'],
  ['under_review', {}, [line('approved')], 'review'],
  ['awaiting_supervisor', {}, [], 'validation'],
  ['approved', {}, [], 'validation'],
  ['suspended', {}, [], 'validation'],
])('%s with %j is at a step', (status, change, lines, step) => {
  expect(stepOf(status, { ...filled, ...change }, lines)).toBe(step);
});

it.each<[string | null, string | null, number | null, string | null]>([
  [null, null, null, null],
  [null, '2027-01-10', null, '2027-01-10'],
  ['2026-01-31', null, 1, '2026-02-28'],
  ['2026-01-10', null, 24, '2028-01-10'],
  ['2026-01-10', '2027-01-10', 24, '2027-01-10'],
  ['2026-01-10', '2030-01-10', 24, '2028-01-10'],
  [null, '2027-01-10', 24, '2027-01-10'],
])('issued %s, valid until %s, taken for %s months: %s', (issued_on, valid_until, months, until) => {
  expect(heldUntil({ issued_on, valid_until }, months)).toBe(until);
});

it.each<[string | null, string | null, number | null, RegExp | null]>([
  [null, '2026-11-24', null, null],
  [null, '2026-11-23', null, /já venceu/],
  ['2024-11-24', null, 24, null],
  ['2024-11-23', null, 24, /já venceu/],
  [null, null, 24, /não diz quando foi emitido/],
])('issued %s, valid until %s, taken for %s months: %s', (issued_on, valid_until, months, problem) => {
  const said = paperProblem({ issued_on, valid_until }, months, '2026-11-24');
  expect(problem === null ? said === null : problem.test(said ?? '')).toBe(true);
});
