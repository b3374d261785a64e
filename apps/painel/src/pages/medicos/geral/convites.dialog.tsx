import { inviteQueries } from '@esteto/api-client/identity/invite';
import type { StaffInvite } from '@esteto/contract/identity/invite';
import { inviteStatusLabel, inviteStatusTone } from '@esteto/domain/identity/user/invite-life';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Line } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { SearchedListDialog } from '@esteto/ui/patterns/list-page/searched-list-dialog.tsx';
import { Mail } from 'lucide-react';
import { path } from '../../../path.ts';

/** Open invitations of every company: people who were asked to join one and are not in it yet. */
export default function InvitesDialog() {
  return (
    <SearchedListDialog
      title="Convites"
      noun={['convite', 'convites']}
      placeholder="E-mail ou empresa"
      icon={Mail}
      query={({ search }) => inviteQueries.everyOpen({ limit: MOST, ...(search && { search }) })}
      empty="Nenhum convite à espera de resposta."
      line={(row: StaffInvite) => (
        <Line
          key={row.id}
          title={<Link to={path('/painel/medicos/geral/convite/:inviteId', { inviteId: row.id })}>{row.name}</Link>}
          note={`${row.email} · ${row.company_name}`}
        >
          <StatusBadge status={{ label: inviteStatusLabel[row.status], tone: inviteStatusTone[row.status] }} />
        </Line>
      )}
    />
  );
}

const MOST = 50;
