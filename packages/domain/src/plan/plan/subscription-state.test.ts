import { expect, it } from 'vitest';
import { type SubscriptionFacts, subscriptionStatus, trialUntil } from './subscription-state.ts';

const active: SubscriptionFacts = { trial_until: null, ended_on: null, cancel_reason: null, accounting_status: 'active' };

it.each<[string, Partial<SubscriptionFacts>, string]>([
  ['a plan that is paid', {}, 'active'],
  ['on the last day of its trial', { trial_until: '2026-11-20' }, 'trial'],
  ['on the day after', { trial_until: '2026-11-19' }, 'active'],
  ['of a company that does not pay', { accounting_status: 'delinquent', trial_until: '2026-12-01' }, 'delinquent'],
  ['of a frozen company', { accounting_status: 'frozen' }, 'suspended'],
  ['that another plan took the place of', { ended_on: '2026-11-01' }, 'ended'],
  ['that was given up', { ended_on: '2026-11-01', cancel_reason: 'Mudou de escritório.', accounting_status: 'closed' }, 'cancelled'],
])('%s', (_name, facts, status) => {
  expect(subscriptionStatus({ ...active, ...facts }, '2026-11-20')).toBe(status);
});

it.each([
  ['goes on with another plan', 30, ['2026-11-25'], '2026-11-25'],
  ['goes on with a plan that has none', null, ['2026-11-25'], '2026-11-25'],
  ['is not begun anew once it is over', 15, ['2026-11-19'], null],
])('a trial %s', (_name, trial_days, former, until) => {
  expect(trialUntil(trial_days, '2026-11-20', former)).toBe(until);
});

it('counts the day on which a trial begins', () => {
  expect([trialUntil(7, '2026-11-20'), trialUntil(0, '2026-11-20'), trialUntil(null, '2026-11-20')]).toEqual(['2026-11-26', null, null]);
});
