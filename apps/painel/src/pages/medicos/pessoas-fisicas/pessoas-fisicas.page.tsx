import { companyRegisterQueries } from '@esteto/api-client/company-register';
import { useCan } from '@esteto/auth/can/can.tsx';
import { naturalPeople } from '@esteto/contract/access';
import type { RegisterRow } from '@esteto/contract/company-register';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { Stethoscope } from 'lucide-react';
import { peopleColumns } from '../../../features/empresa/register-columns.ts';
import { RegisterList } from '../../../features/empresa/register-list.tsx';

export default function NaturalPeoplePage() {
  const canEdit = useCan(naturalPeople.edit);
  return (
    <RegisterList
      title="Pessoas físicas"
      createLabel="Nova pessoa física"
      empty="Nenhuma pessoa física ainda. As que forem cadastradas aparecem aqui."
      list="natural_people"
      query={companyRegisterQueries.people}
      columns={peopleColumns}
      canEdit={canEdit}
      own={canEdit ? doctors : NONE}
    />
  );
}

const doctors: RowAction<RegisterRow>[] = [
  {
    label: 'Dados do médico',
    icon: Stethoscope,
    to: ({ owner_id }) => `usuario/${owner_id}/editar`,
    allowed: ({ owner_id }) => owner_id !== null,
  },
];
const NONE: RowAction<RegisterRow>[] = [];
