import { describe, expect, test } from 'vitest';
import { mayConfirm, needsConfirmation } from './invite-confirmation.ts';

describe('an invitation that was accepted', () => {
  test.each([
    { user_type: 'partner', way: 'letter', asked_by: 'owner', waits: false },
    { user_type: 'partner', way: 'letter', asked_by: 'partner', waits: true },
    { user_type: 'partner', way: 'letter', asked_by: 'staff', waits: true },
    { user_type: 'partner', way: 'copy', asked_by: 'owner', waits: true },
    { user_type: 'partner', way: 'copy', asked_by: 'partner', waits: true },
    { user_type: 'employee', way: 'letter', asked_by: 'owner', waits: false },
    { user_type: 'employee', way: 'copy', asked_by: 'partner', waits: false },
    { user_type: 'employee', way: 'letter', asked_by: 'staff', waits: true },
    { user_type: 'employee', way: 'copy', asked_by: 'staff', waits: true },
  ] as const)('of a $user_type by $way, asked by: $asked_by, waits: $waits', ({ waits, ...arrival }) => {
    expect(needsConfirmation(arrival)).toBe(waits);
  });

  test.each([
    [
      { id: 1, is_owner: false, is_staff: true },
      { partner: false, employee: false },
    ],
    [
      { id: 2, is_owner: false, is_staff: false },
      { partner: false, employee: false },
    ],
    [
      { id: 3, is_owner: false, is_staff: true },
      { partner: true, employee: false },
    ],
    [
      { id: 3, is_owner: false, is_staff: false },
      { partner: true, employee: true },
    ],
    [
      { id: 1, is_owner: true, is_staff: false },
      { partner: true, employee: true },
    ],
  ])('may be confirmed by %j: %j', (who, may) => {
    const asked = { created_by: 1, link_copied_by: [2] };
    expect({
      partner: mayConfirm(who, { ...asked, user_type: 'partner' }),
      employee: mayConfirm(who, { ...asked, user_type: 'employee' }),
    }).toEqual(may);
  });
});
