import type { MemberType } from '../permission/user-types.ts';

// Who comes in by an invitation at once, and who waits until a second person says yes (docs/decisions/029-invitations-and-accounts.md).

/** `letter`: the link that was mailed, which shows that the address is theirs. `copy`: one that staff copied, which anybody may hold. */
export const INVITE_WAYS = ['letter', 'copy'] as const;
export type InviteWay = (typeof INVITE_WAYS)[number];

/** Who asked them in: the company's owner, another of its partners, or our staff. */
export type Asker = 'owner' | 'partner' | 'staff';
type Arrival = { user_type: MemberType; way: InviteWay; asked_by: Asker };

/**
 * A partner may do everything in a company: one person alone makes none, but for its owner, by letter. What an employee may is for the company to say: what
 * staff ticked holds once a partner has said yes.
 */
export const needsConfirmation = ({ user_type, way, asked_by }: Arrival): boolean =>
  user_type === 'partner' ? !(way === 'letter' && asked_by === 'owner') : asked_by === 'staff';

type Confirmer = { id: number; is_owner: boolean; is_staff: boolean };
type Asked = { user_type: MemberType; created_by: number | null; link_copied_by: readonly number[] };

/** The owner; another partner or, to a partner, staff, who neither asked nor held the link. */
export const mayConfirm = (who: Confirmer, { user_type, created_by, link_copied_by }: Asked): boolean =>
  who.is_owner || (!(who.is_staff && user_type === 'employee') && who.id !== created_by && !link_copied_by.includes(who.id));
