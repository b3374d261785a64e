import { analystQueries } from '@esteto/api-client/office/analyst';
import { useCan } from '@esteto/auth/can/can.tsx';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { analystActivation, analysts, forcedLogout } from '@esteto/contract/access';
import type { AnalystRow } from '@esteto/contract/office/analyst';
import { inviteStatusLabel } from '@esteto/domain/identity/user/invite-life';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { ArrowRightLeft, Eye, History, LogOut, MailX, Pencil, Send, UserCheck, UserX } from 'lucide-react';
import { Outlet } from 'react-router';
import { departmentFilter } from '../../../features/filtros/record-filters.ts';
import { analystColumns } from './analyst-columns.ts';
import { useAnalystActions } from './use-analyst-actions.ts';

export default function AnalystsPage() {
  const canEdit = useCan(analysts.edit);
  const canDelete = useCan(analysts.delete);
  const activates = useCan(analystActivation.edit);
  const endsSessions = useCan(forcedLogout.edit);
  const { user } = useIdentity();
  const { resend, withdraw, activate, endSessions } = useAnalystActions();
  const isOther = ({ id }: AnalystRow) => id !== user?.id;
  const actions: RowAction<AnalystRow>[] = [
    ...(canEdit ? [edit] : []),
    access,
    ...(canEdit ? [handOver, { label: 'Reenviar convite', icon: Send, onSelect: resend, allowed: isInvited }] : []),
    history,
    ...(endsSessions
      ? [
          {
            label: 'Encerrar sessões',
            icon: LogOut,
            onSelect: (row: AnalystRow) => void endSessions(row),
            allowed: ({ last_access_at }: AnalystRow) => last_access_at !== null,
          },
        ]
      : []),
    ...(canDelete
      ? [
          {
            label: 'Retirar convite',
            icon: MailX,
            onSelect: (row: AnalystRow) => void withdraw(row),
            allowed: isInvited,
            tone: 'danger' as const,
          },
        ]
      : []),
    ...(activates
      ? [
          {
            label: 'Desativar',
            icon: UserX,
            to: deactivateHref,
            allowed: (row: AnalystRow) => row.status === 'active' && isOther(row),
            tone: 'danger' as const,
          },
          { label: 'Ativar', icon: UserCheck, onSelect: activate, allowed: ({ status }: AnalystRow) => status === 'inactive' },
        ]
      : []),
  ];
  return (
    <ListPage
      title="Analistas"
      query={analystQueries.list}
      columns={analystColumns}
      filters={filters}
      create="criar"
      createLabel="Convidar"
      createAllowed={canEdit}
      rowHref={canEdit ? editHref : accessHref}
      actions={actions}
      empty="Ninguém com estes filtros."
    >
      <Outlet />
    </ListPage>
  );
}

const isInvited = ({ status }: AnalystRow) => status === 'pending' || status === 'expired';

const editHref = ({ id }: AnalystRow): string => `analista/${id}/editar`;
const accessHref = ({ id }: AnalystRow): string => `analista/${id}/acessos`;
const deactivateHref = ({ id }: AnalystRow): string => `analista/${id}/desativar`;

const edit: RowAction<AnalystRow> = { label: 'Editar', icon: Pencil, to: editHref };
const access: RowAction<AnalystRow> = { label: 'O que vê e pode', icon: Eye, to: accessHref };
const handOver: RowAction<AnalystRow> = {
  label: 'Passar trabalho',
  icon: ArrowRightLeft,
  to: ({ id }) => `analista/${id}/passar-trabalho`,
};
const history: RowAction<AnalystRow> = { label: 'Histórico', icon: History, to: ({ id }) => `analista/${id}/historico` };

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou e-mail' },
  departmentFilter,
  { kind: 'option', name: 'status', label: 'Situação', options: inviteStatusLabel },
  { kind: 'flag', name: 'is_master', label: 'Só masters' },
];

AnalystsPage.query = listStart(analystQueries.list, filters);
