import { dutyShiftQueries } from '@esteto/api-client/duty/duty-shift';
import { shiftAnnouncementQueries } from '@esteto/api-client/duty/shift-announcement';
import { useCan } from '@esteto/auth/can/can.tsx';
import { dutySchedule } from '@esteto/contract/access';
import type { AnnouncementRow } from '@esteto/contract/duty/shift-announcement';
import { announcementTypeLabel } from '@esteto/domain/duty/duty-shift/duty-shift-kinds';
import { dutyShiftStatusLabel, dutyShiftStatusTone } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { shortHours } from '@esteto/features/duty/shift/shift-words';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

/** Open places that are offered to professionals, those that were, and who asks for them. */
export default function AnnouncementsPage() {
  const { data: setup } = useQuery(dutyShiftQueries.setup(useGroupScope()));
  const units = Object.fromEntries(setup?.units.map(({ id, name }) => [id, name]) ?? []);
  return (
    <ListPage
      title="Anúncios"
      query={shiftAnnouncementQueries.list}
      columns={announcementColumns}
      filters={filtersFor(units)}
      create="criar"
      createLabel="Anunciar vagas"
      createAllowed={useCan(dutySchedule.edit)}
      rowHref={detailOf}
      empty="Nenhuma vaga anunciada. Publique a escala com vagas em aberto e anuncie-as aqui."
    >
      <Outlet />
    </ListPage>
  );
}

const { announced, open, taken: occupied, confirmed, cancelled } = dutyShiftStatusLabel;

const status: FilterField = {
  kind: 'option',
  name: 'status',
  label: 'Situação',
  options: { announced, open, taken: occupied, confirmed, cancelled },
};

const filtersFor = (units: Record<string, string>): FilterField[] => [
  status,
  { kind: 'option', name: 'unit_id', label: 'Unidade', options: units },
];

const detailOf = ({ id }: AnnouncementRow): string => `${id}/detalhes`;

const announcementColumns = columnsFor<AnnouncementRow>()([
  { key: 'starts_on', header: 'Dia', cell: 'date', sort: true },
  { key: 'hours', header: 'Horário', value: ({ starts_at, ends_at }) => shortHours(starts_at, ends_at) },
  { key: 'unit_name', header: 'Onde', value: ({ unit_name, sector_name }) => [unit_name, sector_name].filter(Boolean).join(', ') },
  { key: 'status', header: 'Situação', cell: statusCell(dutyShiftStatusLabel, dutyShiftStatusTone) },
  { key: 'candidates', header: 'Candidatos', cell: 'number', lead: 'candidatos' },
  { key: 'value', header: 'Valor', cell: 'money' },
  { key: 'announcement_type', header: 'Quem vê', cell: labelCell(announcementTypeLabel), hidden: true },
  { key: 'closes_at', header: 'Encerra', cell: 'instant', hideOnPhone: true },
  { key: 'professional_name', header: 'Ficou com', hidden: true },
]);

AnnouncementsPage.query = listStart(shiftAnnouncementQueries.list, filtersFor({}));
