import { useSearchParams } from 'react-router';
import { INVITE_KIND } from './invite-kinds.tsx';
import { KnownInvites } from './known-invites.tsx';
import { MailedInvites } from './mailed-invites.tsx';

/** Invitations of the group, in two lists: doctors who have an account, and people who get a letter. The address says which list is shown. */
export default function AccreditationInvitesPage() {
  const [params] = useSearchParams();
  return params.get(INVITE_KIND) === 'email' ? <MailedInvites /> : <KnownInvites />;
}
