import { collegeMutations, collegeQueries } from '@esteto/api-client/company/college';
import { useCan } from '@esteto/auth/can/can.tsx';
import { colleges } from '@esteto/contract/access';
import type { CollegeRow } from '@esteto/contract/company/college';
import { collegeKindLabel, collegePlace, collegeTitle } from '@esteto/domain/company/college/college-form';
import type { Tone } from '@esteto/domain/shared/status/tone';
import { UFS } from '@esteto/domain/shared/tables/uf';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { useMutation } from '@tanstack/react-query';
import { Eye, EyeOff, Merge, Pencil, Users } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';

/** Where doctors studied: what they choose from. */
export default function CollegesPage() {
  const canEdit = useCan(colleges.edit);
  const offering = useOffering();
  const actions = useMemo(() => (canEdit ? [edit, doctors, merge, ...offering] : [doctors]), [canEdit, offering]);
  return (
    <ListPage
      title="Faculdades"
      subtitle="As da lista vêm da avaliação do INEP; as que faltam, a equipe cadastra."
      query={collegeQueries.list}
      columns={collegeColumns}
      filters={collegeFilterFields}
      create="criar"
      createLabel="Nova faculdade"
      createAllowed={canEdit}
      rowHref={canEdit ? rowHref : doctorsHref}
      actions={actions}
      empty="Nenhuma faculdade ainda. A lista do INEP chega em alguns minutos."
    >
      <Outlet />
    </ListPage>
  );
}

const doctorsHref = ({ id }: CollegeRow): string => `faculdade/${id}/medicos`;
const isItself = ({ merged_into }: CollegeRow): boolean => merged_into === null;
/** A double is looked at, not changed. */
const rowHref = (row: CollegeRow): string => (isItself(row) ? `faculdade/${row.id}/editar` : doctorsHref(row));

const edit: RowAction<CollegeRow> = { label: 'Editar', icon: Pencil, to: ({ id }) => `faculdade/${id}/editar`, allowed: isItself };
const doctors: RowAction<CollegeRow> = { label: 'Quem estudou', icon: Users, to: doctorsHref };
const merge: RowAction<CollegeRow> = { label: 'Unir a outra', icon: Merge, to: ({ id }) => `faculdade/${id}/unir`, allowed: isItself };

/** Whether a college is offered: at once, because it is as easily taken back. */
const useOffering = (): RowAction<CollegeRow>[] => {
  const { mutateAsync: activate } = useMutation(collegeMutations.activate);
  const { mutateAsync: deactivate } = useMutation(collegeMutations.deactivate);
  const tellFailure = useTellFailure();
  return useMemo(
    () => [
      {
        label: 'Desativar',
        icon: EyeOff,
        allowed: (row) => isItself(row) && row.is_active,
        onSelect: (row) =>
          void deactivate({ id: row.id }).then(
            () => toast.success(`${collegeTitle(row)} não é mais oferecida; quem a escolheu continua com ela.`),
            tellFailure,
          ),
      },
      {
        label: 'Ativar',
        icon: Eye,
        allowed: (row) => isItself(row) && !row.is_active,
        onSelect: (row) =>
          void activate({ id: row.id }).then(() => toast.success(`${collegeTitle(row)} volta a ser oferecida.`), tellFailure),
      },
    ],
    [activate, deactivate, tellFailure],
  );
};

type Standing = 'offered' | 'withdrawn' | 'merged';

const standingLabel: Record<Standing, string> = { offered: 'Ativa', withdrawn: 'Desativada', merged: 'Unida a outra' };
const standingTone: Record<Standing, Tone> = { offered: 'done', withdrawn: 'ended', merged: 'ended' };

const standingOf = ({ is_active, merged_into }: CollegeRow): Standing => {
  if (merged_into !== null) return 'merged';
  return is_active ? 'offered' : 'withdrawn';
};

const collegeColumns = columnsFor<CollegeRow>()([
  { key: 'name', header: 'Nome', sort: true },
  { key: 'acronym', header: 'Sigla', width: 7 },
  { key: 'place', header: 'Cidade', value: collegePlace, width: 11 },
  { key: 'standing', header: 'Situação', value: standingOf, cell: statusCell(standingLabel, standingTone) },
  { key: 'doctors_count', header: 'Médicos', cell: 'number' },
  { key: 'kind', header: 'Tipo', cell: labelCell(collegeKindLabel), hidden: true },
  { key: 'merged_into', header: 'Unida a', hidden: true },
  { key: 'mec_code', header: 'Código no MEC', value: ({ mec_code }) => mec_code && String(mec_code), width: 8, hidden: true },
  { key: 'cnpj', header: 'CNPJ', cell: 'document', hidden: true },
  { key: 'created_at', header: 'Criada', cell: 'instant', sort: true, hidden: true },
]);

const collegeFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome, sigla ou cidade' },
  { kind: 'option', name: 'state', label: 'UF', options: Object.fromEntries(UFS.map((uf) => [uf, uf])) },
  { kind: 'option', name: 'kind', label: 'Tipo', options: collegeKindLabel },
  { kind: 'flag', name: 'inactive', label: 'Desativadas' },
];

CollegesPage.query = listStart(collegeQueries.list, collegeFilterFields);
