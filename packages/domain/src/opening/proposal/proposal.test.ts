import { describe, expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { proposalForm } from './proposal-form.ts';
import { isProposalOver, PROPOSAL_DAYS, type ProposalStanding, proposalEnd, proposalState, proposalWords } from './proposal-life.ts';

const today = '2026-11-24';
const sent: ProposalStanding = { valid_until: '2026-12-08', opened_at: null, taken_at: null };
const at = '2026-11-25T12:30:00Z';

it.each<[string, Partial<ProposalStanding>, string, boolean]>([
  ['was sent', {}, 'sent', false],
  ['was opened', { opened_at: at }, 'opened', false],
  ['holds on its last day', { valid_until: today }, 'sent', false],
  ['is over the day after', { valid_until: '2026-11-23', opened_at: at }, 'over', true],
  ['led to a signup, whatever the day', { valid_until: '2026-11-23', taken_at: at }, 'taken', false],
])('a proposal that %s', (_name, fields, state, isOver) => {
  expect(proposalState({ ...sent, ...fields }, today)).toBe(state);
  expect(isProposalOver({ ...sent, ...fields }, today)).toBe(isOver);
});

it('holds for its days, the one on which it is sent included', () => {
  expect(PROPOSAL_DAYS).toBe(15);
  expect(proposalEnd(today)).toBe('2026-12-08');
});

it.each([
  [null, 0, 'Enviada em 24 de novembro de 2026, 09:00, ainda não aberta'],
  [at, 1, 'Enviada em 24 de novembro de 2026, 09:00, aberta em 25 de novembro de 2026, 09:30'],
  [at, 3, 'Enviada em 24 de novembro de 2026, 09:00, aberta em 25 de novembro de 2026, 09:30 (3 vezes)'],
])('says when it was sent and opened: %s', (opened_at, opened_count, words) => {
  expect(proposalWords({ sent_at: '2026-11-24T12:00:00Z', opened_at, opened_count })).toBe(words);
});

describe('the form', () => {
  const form = { account_type: 'new_company', plan: 3, is_resident: false };
  it.each<[object, string | null]>([
    [{}, null],
    [{ plan: null }, 'plan'],
    [{ account_type: 'free_trial' }, 'account_type'],
    [{ partners: 0 }, 'partners'],
    [{ email: 'sem arroba' }, 'email'],
    [{ message: 'x'.repeat(1001) }, 'message'],
  ])('%j', (fields, wrong) => {
    const judged = parse(proposalForm, { ...form, ...fields });
    expect(judged.ok ? null : Object.keys(judged.errors)).toEqual(wrong && [wrong]);
  });
});
