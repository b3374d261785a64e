import type { InviteStatus } from '../../identity/user/invite-life.ts';

/** Where somebody of the staff stands: asked in and not come yet, here, or gone. `invite_holds`: the letter's link still lets them choose a password. */
export const analystStatus = ({
  is_active,
  has_entered,
  invite_holds,
}: {
  is_active: boolean;
  has_entered: boolean;
  invite_holds: boolean;
}): InviteStatus => {
  if (!is_active) return 'inactive';
  if (has_entered) return 'active';
  return invite_holds ? 'pending' : 'expired';
};

/** The refusal to take away the last master: of the staff who may enter and do everything, at least one stays. */
export const LAST_MASTER = 'Este é o único master ativo. Torne outra pessoa master antes.';
