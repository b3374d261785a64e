import { analystMutations, analystQueries } from '@esteto/api-client/office/analyst';
import { useCan } from '@esteto/auth/can/can.tsx';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { analystActivation, analysts, forcedLogout } from '@esteto/contract/access';
import type { AnalystRow } from '@esteto/contract/office/analyst';
import { inviteStatusLabel, inviteStatusTone } from '@esteto/domain/identity/user/invite-life';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { useMutation } from '@tanstack/react-query';
import { ArrowRightLeft, Eye, History, LogOut, MailX, Pencil, Send, UserCheck, UserX } from 'lucide-react';
import { Outlet } from 'react-router';
import { departmentFilter } from '../../../features/filtros/record-filters.ts';
import { useEndSessions } from '../../../features/usuario/use-end-sessions.ts';

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

const analystColumns = columnsFor<AnalystRow>()([
  { key: 'name', header: 'Nome', sort: true },
  { key: 'status', header: 'Situação', cell: statusCell(inviteStatusLabel, inviteStatusTone) },
  { key: 'role', header: 'Papel', value: ({ is_master }) => (is_master ? 'Master' : 'Analista'), width: 6, hideOnPhone: true },
  { key: 'department_name', header: 'Setor', width: 10 },
  { key: 'companies_count', header: 'Empresas', cell: 'number', hideOnPhone: true },
  { key: 'last_access_at', header: 'Último acesso', cell: 'instant', lead: 'último acesso' },
  {
    key: 'second_factor',
    header: 'Dois fatores',
    value: ({ has_two_factor, needs_two_factor }) => (has_two_factor ? 'Ativo' : needs_two_factor ? 'Exigido, por ativar' : 'Inativo'),
    hidden: true,
  },
  { key: 'email', header: 'E-mail', hidden: true },
  { key: 'created_at', header: 'Desde', cell: 'instant', sort: true, hidden: true },
]);

/** What is done to somebody's access without a form; what takes something away asks first. */
const useAnalystActions = () => {
  const confirm = useConfirm();
  const tellFailure = useTellFailure();
  const { mutateAsync: resend } = useMutation(analystMutations.resend);
  const { mutateAsync: withdraw } = useMutation(analystMutations.withdraw);
  const { mutateAsync: activate } = useMutation(analystMutations.activate);
  const { mutateAsync: end } = useMutation(analystMutations.endSessions);
  const endSessions = useEndSessions(end);
  return {
    resend: ({ id, email }: AnalystRow) => void resend({ id }).then(() => toast.success(`Convite enviado a ${email}.`), tellFailure),
    activate: ({ id, name }: AnalystRow) => void activate({ id }).then(() => toast.success(`${name} pode entrar de novo.`), tellFailure),
    withdraw: async ({ id, name, email }: AnalystRow) => {
      const isDone = await confirm({
        title: 'Retirar convite',
        message: `O link enviado a ${email} deixa de valer, e ${name} sai da lista.`,
        confirmLabel: 'Retirar convite',
        negative: true,
        action: () => withdraw({ id }),
      });
      if (isDone) toast.success('Convite retirado.');
    },
    endSessions,
  };
};

AnalystsPage.query = listStart(analystQueries.list, filters);
