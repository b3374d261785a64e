import { describe, expect, test } from 'vitest';
import { mayConfirm, needsConfirmation } from './invite-confirmation.ts';

describe('an invitation that was accepted', () => {
  test.each([
    { user_type: 'partner', way: 'letter', is_asked_by_owner: true, waits: false },
    { user_type: 'partner', way: 'letter', is_asked_by_owner: false, waits: true },
    { user_type: 'partner', way: 'copy', is_asked_by_owner: true, waits: true },
    { user_type: 'partner', way: 'copy', is_asked_by_owner: false, waits: true },
    { user_type: 'employee', way: 'letter', is_asked_by_owner: false, waits: false },
    { user_type: 'employee', way: 'copy', is_asked_by_owner: false, waits: false },
  ] as const)('of a $user_type by $way, asked by the owner: $is_asked_by_owner, waits: $waits', ({ waits, ...arrival }) => {
    expect(needsConfirmation(arrival)).toBe(waits);
  });

  test.each([
    [{ id: 1, is_owner: false }, false],
    [{ id: 2, is_owner: false }, false],
    [{ id: 3, is_owner: false }, true],
    [{ id: 1, is_owner: true }, true],
  ])('may be confirmed by %j: %j', (who, may) => {
    expect(mayConfirm(who, { created_by: 1, link_copied_by: [2] })).toBe(may);
  });
});
