import { doctorQueries } from '@esteto/api-client/company/doctor';
import { useCan } from '@esteto/auth/can/can.tsx';
import { doctorCertificates, doctorUsers, forcedLogout } from '@esteto/contract/access';
import type { DoctorRow } from '@esteto/contract/company/doctor';
import { memberTypeLabel } from '@esteto/domain/identity/permission/user-types';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { BadgeCheck, LogOut, Pencil, UserCheck, UserX } from 'lucide-react';
import { Outlet } from 'react-router';
import { path } from '../../../path.ts';
import { useAccessActions } from './use-access-actions.ts';
import { userColumns } from './user-columns.ts';

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

DoctorUsersPage.query = listStart(doctorQueries.list, filters);
