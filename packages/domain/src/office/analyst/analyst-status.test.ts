import { expect, it } from 'vitest';
import { analystStatus } from './analyst-status.ts';
import { openWorkTotal } from './open-work.ts';

it.each([
  [{ is_active: true, has_entered: true, invite_holds: false }, 'active'],
  [{ is_active: true, has_entered: false, invite_holds: true }, 'pending'],
  [{ is_active: true, has_entered: false, invite_holds: false }, 'expired'],
  [{ is_active: false, has_entered: true, invite_holds: false }, 'inactive'],
  [{ is_active: false, has_entered: false, invite_holds: true }, 'inactive'],
] as const)('%j: %s', (person, status) => {
  expect(analystStatus(person)).toBe(status);
});

it('adds up what is open', () => {
  expect(
    openWorkTotal({
      companies: 2,
      leads: 0,
      registrations: 1,
      licensings: 0,
      invoices: 3,
      closings: 0,
      obligations: 1,
      nps_tasks: 2,
      income_taxes: 0,
    }),
  ).toBe(9);
});
