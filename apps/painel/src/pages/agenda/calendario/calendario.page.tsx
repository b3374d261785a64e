import { chakra } from '@chakra-ui/react';
import { dueDateQueries } from '@esteto/api-client/agenda/due-date';
import type { CompanyDueDate } from '@esteto/contract/agenda/due-date';
import { DUE_KINDS, DUE_STATES, dueKindLabel, dueStateLabel, dueStateTone } from '@esteto/domain/agenda/due-date/due-date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { SavedViews } from '@esteto/features/office/saved-view/saved-views.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Calendar } from '@esteto/ui/patterns/calendar/calendar.tsx';
import type { CalendarItem } from '@esteto/ui/patterns/calendar/calendar-item';
import { shownDays } from '@esteto/ui/patterns/calendar/calendar-range';
import { useCalendarState } from '@esteto/ui/patterns/calendar/use-calendar-state';
import type { FilterField, FilterValues } from '@esteto/ui/patterns/list-page/filter-field';
import { FilteredPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { analystFilter, companyFilter, departmentFilter } from '../../../features/filtros/record-filters.ts';
import { dueRecordPath } from '../../../features/vencimento/due-record.ts';

/** What falls due at all companies, as the office's month; each day opens its own record. */
export default function OfficeCalendarPage() {
  return (
    <FilteredPage
      title="Calendário"
      subtitle="Obrigações, boletos, licenças, certificados e minutas das empresas."
      filters={fields}
      aside={<SavedViews list="due_dates" />}
    >
      {(filters) => <DueCalendar filters={filters} />}
    </FilteredPage>
  );
}

const DueCalendar = ({ filters }: { filters: FilterValues }) => {
  const navigate = useNavigate();
  const { view, day, show } = useCalendarState();
  const { data, error, refetch, isFetching } = useQuery({
    ...dueDateQueries.office({ ...filters, ...shownDays(view, day) }),
    placeholderData: keepPreviousData,
  });
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  const items = data?.items ?? [];
  return (
    <chakra.div p={{ base: '4', md: '5' }} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {data?.is_cut && (
        <Banner tone="waiting">
          Há dias com mais vencimentos do que cabem: deles, você vê os primeiros. Use os filtros ou abra a semana ou o dia.
        </Banner>
      )}
      <Calendar
        view={view}
        day={day}
        items={items.map(itemOf)}
        onShow={show}
        onOpen={({ key }) => {
          const due = items.find((one) => keyOf(one) === key);
          if (due) void navigate(dueRecordPath(due));
        }}
      />
    </chakra.div>
  );
};

const fields: FilterField[] = [
  { kind: 'option', name: 'kind', label: 'Tipo', options: Object.fromEntries(DUE_KINDS.map((kind) => [kind, dueKindLabel[kind]])) },
  {
    kind: 'option',
    name: 'state',
    label: 'Situação',
    options: Object.fromEntries(DUE_STATES.map((state) => [state, dueStateLabel[state]])),
  },
  companyFilter,
  { ...analystFilter, name: 'analyst_id' },
  { kind: 'flag', name: 'without_analyst', label: 'Sem analista' },
  departmentFilter,
];

const keyOf = ({ kind, id, company_id }: CompanyDueDate): string => `${kind}-${id}-${company_id}`;

const itemOf = (due: CompanyDueDate): CalendarItem => ({
  key: keyOf(due),
  title: `${due.title} · ${due.company_name}`,
  kind: dueKindLabel[due.kind],
  tone: dueStateTone[due.state],
  note: [due.amount !== null && formatMoney(due.amount), dueStateLabel[due.state], due.analyst_name].filter(Boolean).join(' · '),
  starts_on: due.on,
  starts_at: null,
  ends_on: due.on,
  ends_at: null,
});
