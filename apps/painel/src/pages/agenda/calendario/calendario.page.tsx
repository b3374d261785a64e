import { dueDateQueries } from '@esteto/api-client/due-date';
import type { CompanyDueDate } from '@esteto/contract/due-date';
import { DUE_KINDS, DUE_STATES, dueKindLabel, dueStateLabel, dueStateTone } from '@esteto/domain/due-date/due-date';
import { MOST_DUE_DATES } from '@esteto/domain/due-date/due-date-filters';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { SavedViews } from '@esteto/features/saved-view/saved-views.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Calendar } from '@esteto/ui/patterns/calendar/calendar.tsx';
import type { CalendarItem } from '@esteto/ui/patterns/calendar/calendar-item';
import { shownDays } from '@esteto/ui/patterns/calendar/calendar-range';
import { useCalendarState } from '@esteto/ui/patterns/calendar/use-calendar-state';
import { FilterBar } from '@esteto/ui/patterns/list-page/filter-bar.tsx';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { useListState } from '@esteto/ui/patterns/list-page/use-list-state';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Outlet, useNavigate } from 'react-router';
import { analystFilter, companyFilter, departmentFilter } from '../../../features/filtros/record-filters.ts';
import { dueRecordPath } from '../../../features/vencimento/due-record.ts';

/** What falls due at all companies, as the office's month; each day opens its own record. */
export default function OfficeCalendarPage() {
  const navigate = useNavigate();
  const { view, day, show } = useCalendarState();
  const { filters, setFilters, clearFilters } = useListState(fields);
  const { data, error, refetch, isFetching } = useQuery({
    ...dueDateQueries.office({ ...filters, ...shownDays(view, day) }),
    placeholderData: keepPreviousData,
  });
  const items = data?.items ?? [];
  return (
    <Page title="Calendário" subtitle="Obrigações, boletos, licenças, certificados e minutas das empresas.">
      <Card>
        <FilterBar fields={fields} values={filters} onChange={setFilters} onClear={clearFilters} aside={<SavedViews list="due_dates" />} />
        {data?.is_cut && (
          <Banner tone="waiting">{`São mais de ${MOST_DUE_DATES.toLocaleString('pt-BR')} vencimentos: o calendário mostra os primeiros. Use os filtros.`}</Banner>
        )}
        {error ? (
          <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />
        ) : (
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
        )}
      </Card>
      <Outlet />
    </Page>
  );
}

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
  title: `${due.company_name}: ${due.title}`,
  kind: dueKindLabel[due.kind],
  tone: dueStateTone[due.state],
  note: [due.amount !== null && formatMoney(due.amount), dueStateLabel[due.state], due.analyst_name].filter(Boolean).join(' · '),
  starts_on: due.on,
  starts_at: null,
  ends_on: due.on,
  ends_at: null,
});
