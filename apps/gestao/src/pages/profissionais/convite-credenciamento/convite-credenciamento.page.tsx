import { useSearchParams } from 'react-router';
import { INVITE_KIND } from './invite-kinds.tsx';
import { KnownInvites } from './known-invites.tsx';
import { MailedInvites } from './mailed-invites.tsx';

/** Whom the group invited: doctors of Esteto, and those who get a letter. Which of them stands in the address. */
export default function AccreditationInvitesPage() {
  const [params] = useSearchParams();
  return params.get(INVITE_KIND) === 'email' ? <MailedInvites /> : <KnownInvites />;
}
