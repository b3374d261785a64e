import { companyRegisterQueries } from '@esteto/api-client/company/company-register';
import { useCan } from '@esteto/auth/can/can.tsx';
import { conversions, naturalPeople } from '@esteto/contract/access';
import type { RegisterRow } from '@esteto/contract/company/company-register';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { Building2, FolderOpen, Stethoscope } from 'lucide-react';
import { useMemo } from 'react';
import { peopleColumns } from '../../../features/empresa/register-columns.ts';
import { RegisterList } from '../../../features/empresa/register-list.tsx';

export default function NaturalPeoplePage() {
  const canEdit = useCan(naturalPeople.edit);
  const canConvert = useCan(conversions.edit);
  const own = useMemo(() => [...(canEdit ? doctors : []), files, ...(canConvert ? [convert] : [])], [canEdit, canConvert]);
  return (
    <RegisterList
      title="Pessoas físicas"
      createLabel="Nova pessoa física"
      empty="Nenhuma pessoa física ainda. As que forem cadastradas aparecem aqui."
      list="natural_people"
      query={companyRegisterQueries.people}
      columns={peopleColumns}
      canEdit={canEdit}
      own={own}
    />
  );
}

const files: RowAction<RegisterRow> = { label: 'Arquivos', icon: FolderOpen, to: ({ id }) => `empresa/${id}/arquivos` };

const convert: RowAction<RegisterRow> = { label: 'Converter em empresa', icon: Building2, to: ({ id }) => `empresa/${id}/converter` };

const doctors: RowAction<RegisterRow>[] = [
  {
    label: 'Dados do médico',
    icon: Stethoscope,
    to: ({ owner_id }) => `usuario/${owner_id}/editar`,
    allowed: ({ owner_id }) => owner_id !== null,
  },
];
