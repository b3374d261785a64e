import { qualificationQueries } from '@esteto/api-client/duty/qualification';
import { useCan } from '@esteto/auth/can/can.tsx';
import { qualifications } from '@esteto/contract/access';
import type { QualificationRow } from '@esteto/contract/duty/qualification';
import { qualificationStateLabel } from '@esteto/domain/duty/qualification/qualification-form';
import { qualificationKindLabel } from '@esteto/domain/duty/qualification/qualification-kinds';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Pencil } from 'lucide-react';
import { Outlet } from 'react-router';
import { qualificationColumns } from './qualification-columns.ts';

/** What the group asks of whoever works for it. */
export default function QualificationsPage() {
  const canEdit = useCan(qualifications.edit);
  return (
    <ListPage
      title="Qualificações"
      query={qualificationQueries.list}
      columns={qualificationColumns}
      filters={filters}
      create="criar"
      createLabel="Criar qualificação"
      createAllowed={canEdit}
      rowHref={canEdit ? editOf : undefined}
      actions={canEdit ? [{ label: 'Editar', icon: Pencil, to: editOf }] : undefined}
      empty="Nenhuma qualificação ainda. Crie a primeira: um RQE, um curso ou um treinamento."
    >
      <Outlet />
    </ListPage>
  );
}

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Buscar por nome' },
  { kind: 'option', name: 'kind', label: 'Tipo', options: qualificationKindLabel },
  { kind: 'option', name: 'state', label: 'Situação', options: qualificationStateLabel },
];

const editOf = ({ id }: QualificationRow): string => `${id}/editar`;

QualificationsPage.query = listStart(qualificationQueries.list, filters);
