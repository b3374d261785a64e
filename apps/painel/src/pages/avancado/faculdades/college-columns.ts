import type { CollegeRow } from '@esteto/contract/company/college';
import { collegeKindLabel, collegePlace } from '@esteto/domain/company/college/college-form';
import type { Tone } from '@esteto/domain/shared/status/tone';
import { UFS } from '@esteto/domain/shared/tables/uf';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';

type Standing = 'offered' | 'withdrawn' | 'merged';

const standingLabel: Record<Standing, string> = { offered: 'Ativa', withdrawn: 'Desativada', merged: 'Unida a outra' };
const standingTone: Record<Standing, Tone> = { offered: 'done', withdrawn: 'ended', merged: 'ended' };

const standingOf = ({ is_active, merged_into }: CollegeRow): Standing => {
  if (merged_into !== null) return 'merged';
  return is_active ? 'offered' : 'withdrawn';
};

export const collegeColumns = columnsFor<CollegeRow>()([
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

export const collegeFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome, sigla ou cidade' },
  { kind: 'option', name: 'state', label: 'UF', options: Object.fromEntries(UFS.map((uf) => [uf, uf])) },
  { kind: 'option', name: 'kind', label: 'Tipo', options: collegeKindLabel },
  { kind: 'flag', name: 'inactive', label: 'Desativadas' },
];
