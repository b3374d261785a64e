import type { LicensingRow } from '@esteto/contract/opening/licensing';
import { licenceStandings, presentLicences } from '@esteto/domain/opening/licensing/licence-standing';
import { licensingItemStatusLabel } from '@esteto/domain/opening/licensing/licensing-item-status';
import { licenceName, licensingKindLabel, openLicences } from '@esteto/domain/opening/licensing/licensing-kind';
import { licensingStatusLabel, licensingStatusTone } from '@esteto/domain/opening/licensing/licensing-life';
import { countOf } from '@esteto/domain/shared/text/text';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { analystFilter } from '../../../features/filtros/record-filters.ts';

/** What is open, by name; else that all is done. */
const openOf = ({ licences }: LicensingRow): string => {
  const open = openLicences(presentLicences(licences));
  if (open.length === 0) return 'Nenhuma';
  const [first] = open;
  if (open.length === 1 && first) return `${licenceName(first)}: ${licensingItemStatusLabel[first.status]}`;
  return countOf(open.length, 'licença', 'licenças');
};

const nextEnd = ({ licences }: LicensingRow): string | null =>
  licenceStandings(licences)
    .flatMap(({ held }) => held?.valid_until ?? [])
    .toSorted()[0] ?? null;

export const licensingColumns = columnsFor<LicensingRow>()([
  { key: 'company_name', header: 'Empresa' },
  { key: 'status', header: 'Situação', cell: statusCell(licensingStatusLabel, licensingStatusTone) },
  { key: 'open', header: 'Em aberto', value: openOf },
  { key: 'next_end', header: 'Próxima validade', value: nextEnd, cell: 'date', lead: 'vence' },
  { key: 'city', header: 'Cidade', hidden: true },
  { key: 'analyst_name', header: 'Responsável', width: 8, hideOnPhone: true },
  { key: 'created_at', header: 'Começou', cell: 'instant', sort: true, hidden: true },
  { key: 'updated_at', header: 'Última mudança', cell: 'instant', sort: true, hidden: true },
]);

export const licensingFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Empresa ou documento' },
  { kind: 'option', name: 'situation', label: 'Situação', options: licensingStatusLabel },
  { kind: 'option', name: 'kind', label: 'Tipo de licença', options: licensingKindLabel },
  { kind: 'option', name: 'item_status', label: 'Situação da licença', options: licensingItemStatusLabel },
  { ...analystFilter, name: 'analyst_id', label: 'Responsável' },
  { kind: 'flag', name: 'without_analyst', label: 'Sem responsável' },
  { kind: 'flag', name: 'answered', label: 'Respondidas pelo médico' },
];
