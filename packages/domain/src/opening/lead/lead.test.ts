import { describe, expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { funnelStart } from './funnel-period.ts';
import { leadForm } from './lead-form.ts';
import { LEAD_STAGES, moveTo, stageBeforeLoss, takesProposal } from './lead-life.ts';
import { leadTitle } from './lead-title.ts';

describe('the form of a lead', () => {
  const form = { source: 'whatsapp', name: 'Helena' };
  it('wants one way to reach the person, whichever', () => {
    expect(parse(leadForm, form)).toMatchObject({ ok: false, errors: { email: ['Informe o e-mail ou o telefone.'] } });
    expect(parse(leadForm, { ...form, phone: '11987654321' })).toMatchObject({ ok: true });
    expect(parse(leadForm, { ...form, email: 'helena@demo.test' })).toMatchObject({ ok: true });
  });
});

it('is called by what is known of it', () => {
  expect(leadTitle({ name: null, email: 'a@b.test', phone: null })).toBe('a@b.test');
  expect(leadTitle({ name: null, email: null, phone: '11987654321' })).toBe('(11) 98765-4321');
});

it.each([
  ['30', '2026-10-26'],
  ['90', '2026-08-27'],
  ['365', '2025-11-25'],
] as const)('a period of %s days begins on %s and ends today', (period, from) => {
  expect(funnelStart(period, '2026-11-24')).toBe(from);
});

it('goes to another column by the move that leads there, and to none by hand where only signing up leads', () => {
  expect(moveTo('new', 'contacted')).toBe('contact');
  expect(moveTo('proposal', 'contacted')).toBe('contact');
  expect(moveTo('contacted', 'proposal')).toBeNull();
  expect(moveTo('contacted', 'lost')).toBe('lose');
  expect(moveTo('contacted', 'signed_up')).toBeNull();
  expect(moveTo('signed_up', 'won')).toBeNull();
  expect(moveTo('lost', 'new')).toBeNull();
});

it('is sent a proposal before it signs up, also a second one', () => {
  expect(LEAD_STAGES.filter(takesProposal)).toEqual(['new', 'contacted', 'proposal']);
});

it('that is lost goes back to as far as it had come', () => {
  const nothing = { company_id: null, proposed_at: null, contacted_at: null };
  const at = '2026-11-20T12:00:00Z';
  expect(stageBeforeLoss(nothing)).toBe('new');
  expect(stageBeforeLoss({ ...nothing, contacted_at: at })).toBe('contacted');
  expect(stageBeforeLoss({ ...nothing, contacted_at: at, proposed_at: at })).toBe('proposal');
  expect(stageBeforeLoss({ ...nothing, company_id: 3 })).toBe('signed_up');
});
