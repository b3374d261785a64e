import { companyRegisterQueries } from '@esteto/api-client/company-register';
import { useCan } from '@esteto/auth/can/can.tsx';
import { naturalPeople } from '@esteto/contract/access';
import type { RegisterRow } from '@esteto/contract/company-register';
import { SavedViews } from '@esteto/features/saved-view/saved-views.tsx';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { ArrowLeftRight, Pencil, Stethoscope } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Outlet } from 'react-router';
import { ChangeStatus } from '../../../features/empresa/change-status.tsx';
import { peopleColumns } from '../../../features/empresa/register-columns.ts';
import { registerFilters } from '../../../features/empresa/register-filters.ts';
import { useAssign } from '../../../features/empresa/use-assign.tsx';

export default function NaturalPeoplePage() {
  const canEdit = useCan(naturalPeople.edit);
  const { bulk, question } = useAssign();
  const [moved, setMoved] = useState<RegisterRow | null>(null);
  const actions = useMemo(
    (): RowAction<RegisterRow>[] | undefined =>
      canEdit ? [edit, doctor, { label: 'Mudar situação', icon: ArrowLeftRight, onSelect: setMoved }] : undefined,
    [canEdit],
  );
  return (
    <ListPage
      title="Pessoas físicas"
      query={companyRegisterQueries.people}
      columns={peopleColumns}
      filters={registerFilters}
      create="criar"
      createLabel="Nova pessoa física"
      createAllowed={canEdit}
      rowHref={canEdit ? rowHref : undefined}
      actions={actions}
      bulk={canEdit ? bulk : undefined}
      aside={<SavedViews list="natural_people" />}
      empty="Nenhuma pessoa física ainda. As que forem cadastradas aparecem aqui."
    >
      <Outlet />
      {question}
      {moved && <ChangeStatus row={moved} onClose={() => setMoved(null)} />}
    </ListPage>
  );
}

const rowHref = ({ id }: RegisterRow): string => `empresa/${id}/editar`;

const edit: RowAction<RegisterRow> = { label: 'Editar', icon: Pencil, to: rowHref };
const doctor: RowAction<RegisterRow> = {
  label: 'Dados do médico',
  icon: Stethoscope,
  to: ({ owner_id }) => `usuario/${owner_id}/editar`,
  allowed: ({ owner_id }) => owner_id !== null,
};
