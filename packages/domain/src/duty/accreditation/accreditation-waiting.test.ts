import { describe, expect, it } from 'vitest';
import { ACCREDITATION_STATUSES, type AccreditationDocumentStatus, type AccreditationStatus } from './accreditation-life.ts';
import { missingOf, reminderProblem, type WaitsFor, waitingWords, waitsFor } from './accreditation-waiting.ts';
import type { ChecklistLine, Filled } from './checklist.ts';

const filled: Filled = { contact_email: 'a@b.com', contact_phone: '11999998888', crm_number: '1', crm_state: 'SP', payment: 'company' };
const line = (status: AccreditationDocumentStatus): ChecklistLine => ({ label: 'Diploma', is_required: true, status });

const turns: Record<AccreditationStatus, WaitsFor | null> = {
  invited: 'doctor',
  filling: 'doctor',
  under_review: 'group',
  awaiting_correction: 'doctor',
  awaiting_supervisor: 'group',
  approved: null,
  refused: null,
  expired: 'doctor',
  suspended: null,
  cancelled: null,
};

it.each(ACCREDITATION_STATUSES)('%s waits for whose turn it is', (status) => {
  expect(waitsFor(status)).toBe(turns[status]);
});

describe('what is missing', () => {
  it.each<[AccreditationStatus, Partial<Filled>, ChecklistLine[], string[]]>([
    ['invited', { contact_email: null }, [line('awaiting_upload')], ['Resposta ao convite']],
    ['filling', { crm_number: null }, [line('awaiting_upload')], ['Dados do CRM', 'Diploma']],
    ['filling', {}, [line('under_review')], ['Envio para análise']],
    ['awaiting_correction', {}, [line('correction')], ['Diploma']],
    ['under_review', { payment: null }, [line('under_review')], ['Diploma', 'Pagamento']],
    ['under_review', {}, [line('approved')], ['Entrega ao supervisor']],
    ['awaiting_supervisor', {}, [line('approved')], ['Decisão do supervisor']],
    ['approved', {}, [line('approved')], []],
    ['approved', {}, [line('expired')], ['Diploma']],
    ['suspended', {}, [line('correction')], ['Diploma']],
    ['expired', {}, [line('expired')], ['Renovação']],
    ['refused', {}, [line('correction')], []],
    ['cancelled', { contact_email: null }, [line('awaiting_upload')], []],
  ])('%s with %j', (status, change, lines, missing) => {
    expect(missingOf(status, { ...filled, ...change }, lines)).toEqual(missing);
  });
});

it.each<[AccreditationStatus, string[], string | null, RegExp | null]>([
  ['invited', ['Resposta ao convite'], null, null],
  ['filling', ['Diploma'], '2026-11-23', null],
  ['filling', ['Diploma'], '2026-11-24', /já foi lembrado hoje/],
  ['under_review', ['Diploma'], null, /espera o grupo/],
  ['awaiting_supervisor', ['Decisão do supervisor'], null, /espera o grupo/],
  ['approved', [], null, /não falta nada/],
  ['approved', ['Diploma'], null, null],
  ['expired', ['Renovação'], null, null],
  ['cancelled', [], null, /não falta nada/],
])('%s, missing %j, reminded on %s: %s', (status, missing, reminded_on, problem) => {
  const said = reminderProblem(status, missing, { reminded_on, today: '2026-11-24' });
  expect(problem === null ? said === null : problem.test(said ?? '')).toBe(true);
});

it.each([
  [0, 'hoje'],
  [1, '1 dia'],
  [12, '12 dias'],
])('%i days: %s', (days, words) => {
  expect(waitingWords(days)).toBe(words);
});
