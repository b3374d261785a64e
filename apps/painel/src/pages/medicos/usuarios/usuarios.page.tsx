import { doctorMutations, doctorQueries } from '@esteto/api-client/company/doctor';
import { useCan } from '@esteto/auth/can/can.tsx';
import { doctorCertificates, doctorUsers, forcedLogout } from '@esteto/contract/access';
import type { DoctorRow } from '@esteto/contract/company/doctor';
import { memberTypeLabel } from '@esteto/domain/identity/permission/user-types';
import { inviteStatusLabel, inviteStatusTone } from '@esteto/domain/identity/user/invite-life';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { useMutation } from '@tanstack/react-query';
import { BadgeCheck, LogOut, Pencil, UserCheck, UserX } from 'lucide-react';
import { Outlet } from 'react-router';
import { useEndSessions } from '../../../features/usuario/use-end-sessions.ts';
import { path } from '../../../path.ts';

export default function DoctorUsersPage() {
  const canEdit = useCan(doctorUsers.edit);
  const keepsCertificates = useCan(doctorCertificates.edit);
  const endsSessions = useCan(forcedLogout.edit);
  const { endSessions, deactivate, activate } = useAccessActions();
  const logout: RowAction<DoctorRow> = {
    label: 'Encerrar sessões',
    icon: LogOut,
    onSelect: (row) => void endSessions(row),
    allowed: ({ last_access_at }) => last_access_at !== null,
  };
  const edits: RowAction<DoctorRow>[] = [
    { label: 'Editar', icon: Pencil, to: rowHref },
    ...(keepsCertificates ? [certificate] : []),
    ...(endsSessions ? [logout] : []),
    { label: 'Desativar', icon: UserX, onSelect: (row) => void deactivate(row), allowed: ({ is_active }) => is_active, tone: 'danger' },
    { label: 'Ativar', icon: UserCheck, onSelect: activate, allowed: ({ is_active }) => !is_active },
  ];
  return (
    <ListPage
      title="Usuários"
      query={doctorQueries.list}
      columns={userColumns}
      filters={filters}
      rowHref={canEdit ? rowHref : undefined}
      actions={canEdit ? edits : endsSessions ? [logout] : undefined}
      empty="Nenhum usuário ainda. Quem criar uma conta ou aceitar um convite aparece aqui."
    >
      <Outlet />
    </ListPage>
  );
}

const certificate: RowAction<DoctorRow> = {
  label: 'Certificado digital',
  icon: BadgeCheck,
  to: ({ id }) => path('/painel/medicos/certificado-digital/medicos/medico/:userId/certificado', { userId: id }),
};

const rowHref = ({ id }: DoctorRow): string => `usuario/${id}/editar`;

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou e-mail' },
  { kind: 'option', name: 'doctor_role', label: 'Vínculo', options: memberTypeLabel },
  { kind: 'flag', name: 'is_active', label: 'Só com acesso' },
  { kind: 'flag', name: 'unverified', label: 'E-mail por confirmar' },
];

/** What staff do with somebody's access; what takes something away asks first. */
const useAccessActions = () => {
  const confirm = useConfirm();
  const tellFailure = useTellFailure();
  const { mutateAsync: end } = useMutation(doctorMutations.endSessions);
  const { mutateAsync: deactivate } = useMutation(doctorMutations.deactivate);
  const { mutateAsync: activate } = useMutation(doctorMutations.activate);
  const endSessions = useEndSessions(end);
  return {
    endSessions,
    deactivate: async ({ id, name }: DoctorRow) => {
      const isDone = await confirm({
        title: 'Desativar usuário',
        message: `${name} sai na hora de todos os aparelhos e não entra mais. O que fez continua no histórico.`,
        confirmLabel: 'Desativar',
        negative: true,
        action: () => deactivate({ id }),
      });
      if (isDone) toast.success('Usuário desativado.');
    },
    activate: ({ id, name }: DoctorRow) => void activate({ id }).then(() => toast.success(`${name} pode entrar de novo.`), tellFailure),
  };
};

const userColumns = columnsFor<DoctorRow>()([
  { key: 'name', header: 'Nome', sort: true },
  {
    key: 'access',
    header: 'Acesso',
    value: ({ is_active, is_email_verified }) => (!is_active ? 'inactive' : is_email_verified ? 'active' : 'pending'),
    cell: statusCell({ ...inviteStatusLabel, pending: 'E-mail por confirmar' }, inviteStatusTone),
  },
  { key: 'doctor_role', header: 'Vínculo', cell: labelCell(memberTypeLabel), hideOnPhone: true },
  { key: 'companies', header: 'Empresas', value: ({ companies }) => companies.map(({ name }) => name).join(', ') || null, width: 14 },
  { key: 'last_access_at', header: 'Último acesso', cell: 'instant', lead: 'último acesso' },
  {
    key: 'crms',
    header: 'CRM',
    value: ({ crms }) => crms.map(({ number, state }) => `${number}/${state}`).join(', ') || null,
    hidden: true,
  },
  { key: 'email', header: 'E-mail', hidden: true },
  { key: 'created_at', header: 'Desde', cell: 'instant', sort: true, hidden: true },
]);

DoctorUsersPage.query = listStart(doctorQueries.list, filters);
