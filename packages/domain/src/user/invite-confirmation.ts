import type { MemberType } from '../permission/user-types.ts';

// Who comes in by an invitation at once, and who waits until a second person says yes (docs/decisions/029-invitations-and-accounts.md).

/** `letter`: the link that was mailed, which shows that the address is theirs. `copy`: one that staff copied, which anybody may hold. */
export const INVITE_WAYS = ['letter', 'copy'] as const;
export type InviteWay = (typeof INVITE_WAYS)[number];

type Arrival = { user_type: MemberType; way: InviteWay; is_asked_by_owner: boolean };

/** A partner may do everything in a company: one person alone makes none, but for its owner, by letter. */
export const needsConfirmation = ({ user_type, way, is_asked_by_owner }: Arrival): boolean =>
  user_type === 'partner' && !(way === 'letter' && is_asked_by_owner);

type Asked = { created_by: number | null; link_copied_by: readonly number[] };

/** The owner; another partner or staff who neither asked nor held the link. */
export const mayConfirm = (who: { id: number; is_owner: boolean }, { created_by, link_copied_by }: Asked): boolean =>
  who.is_owner || (who.id !== created_by && !link_copied_by.includes(who.id));
