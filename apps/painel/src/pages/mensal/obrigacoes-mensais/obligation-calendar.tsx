import { chakra } from '@chakra-ui/react';
import { monthlyObligationQueries } from '@esteto/api-client/month/monthly-obligation';
import type { CalendarObligation } from '@esteto/contract/month/monthly-obligation';
import { MOST_OF_DAY } from '@esteto/domain/month/monthly-obligation/monthly-obligation-form';
import { monthlyObligationStatusLabel, monthlyObligationStatusTone } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { obligationTitle } from '@esteto/domain/month/monthly-obligation/obligation-title';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Calendar } from '@esteto/ui/patterns/calendar/calendar.tsx';
import type { CalendarItem } from '@esteto/ui/patterns/calendar/calendar-item';
import { shownDays } from '@esteto/ui/patterns/calendar/calendar-range';
import { useCalendarState } from '@esteto/ui/patterns/calendar/use-calendar-state';
import type { FilterValues } from '@esteto/ui/patterns/list-page/filter-field';
import { FilteredPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { path } from '../../../path.ts';
import { calendarFilterFields } from './obligation-filters.ts';
import { ObligationViews } from './obligation-views.tsx';

/** What falls due on each day, with its state in words. */
export const ObligationCalendar = () => (
  <FilteredPage title="Obrigações mensais" subtitle="Pelo vencimento legal." filters={calendarFilterFields} above={<ObligationViews />}>
    {(filters) => <Days filters={filters} />}
  </FilteredPage>
);

const Days = ({ filters }: { filters: FilterValues }) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { view, day, show } = useCalendarState();
  const { data, error, refetch, isFetching } = useQuery({
    ...monthlyObligationQueries.calendar({ ...filters, ...shownDays(view, day) }),
    placeholderData: keepPreviousData,
  });
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  return (
    <chakra.div p={{ base: '4', md: '5' }} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {data?.is_cut && (
        <Banner tone="waiting">
          {`Há dias com mais de ${MOST_OF_DAY} obrigações: deles, você vê as primeiras. Use os filtros para ver as outras.`}
        </Banner>
      )}
      <Calendar
        view={view}
        day={day}
        items={(data?.items ?? []).flatMap(itemOf)}
        onShow={show}
        onOpen={({ key }) =>
          void navigate(
            path('/painel/mensal/obrigacoes-mensais/obrigacao/:monthlyObligationId/detalhes', { monthlyObligationId: Number(key) }) +
              search,
          )
        }
      />
    </chakra.div>
  );
};

const itemOf = (obligation: CalendarObligation): CalendarItem[] => {
  const { id, legal_date, status, company_name, analyst_name } = obligation;
  if (!legal_date) return [];
  return [
    {
      key: String(id),
      title: `${obligationTitle(obligation)} · ${company_name}`,
      kind: 'Obrigação',
      tone: monthlyObligationStatusTone[status],
      note: [monthlyObligationStatusLabel[status], analyst_name].filter(Boolean).join(' · '),
      starts_on: legal_date,
      starts_at: null,
      ends_on: legal_date,
      ends_at: null,
    },
  ];
};
