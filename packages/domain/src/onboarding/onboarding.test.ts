import { expect, it } from 'vitest';
import { ACCOUNT_TYPES } from '../company/wizard.ts';
import { ONBOARDING_STEPS, turnOf } from './onboarding-turn.ts';

it('every step until the registration is somebody’s turn: ours are the payment and the takeover, but of no account on trial', () => {
  expect(ONBOARDING_STEPS).not.toContain('register');
  for (const account_type of ACCOUNT_TYPES)
    expect(ONBOARDING_STEPS.filter((step) => turnOf({ step, account_type }) === 'staff')).toEqual(
      account_type === 'free_trial' ? ['payment'] : ['payment', 'concluded'],
    );
});
