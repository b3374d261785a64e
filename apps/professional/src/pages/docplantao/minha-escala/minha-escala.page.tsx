import { dutyShiftQueries } from '@esteto/api-client/duty/duty-shift';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { LineList } from '@esteto/ui/components/display/line-list.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { RosterToolbar } from '@esteto/ui/patterns/roster/roster-toolbar.tsx';
import { useRosterState } from '@esteto/ui/patterns/roster/use-roster-state';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Clock, Wallet } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { ClockCard } from './clock-card.tsx';
import { MyShift } from './my-shift.tsx';
import { ShiftSums } from './shift-sums.tsx';

/** The doctor's own published shifts: where, when, for how much, and whether they said that they come. */
export default function MySchedulePage() {
  const scope = useCompanyScope();
  const { period, day, from, to, show } = useRosterState('mes');
  const { search } = useLocation();
  const { data, error, refetch, isFetching } = useQuery(dutyShiftQueries.own({ ...scope, from, to, mine: true }));
  const shown = data?.filter(({ status }) => status !== 'cancelled');
  return (
    <Page
      title="Minha escala"
      action={
        <>
          <ButtonLink icon={Clock} to={{ pathname: 'horas', search }}>
            Espelho de horas
          </ButtonLink>
          <ButtonLink icon={Wallet} to="receber">
            Receber
          </ButtonLink>
        </>
      }
    >
      <ClockCard />
      <RosterToolbar period={period} day={day} onShow={show} />
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Loading />}
      {shown && <ShiftSums shifts={shown} />}
      {data?.length === 0 && <EmptyState icon={CalendarDays} title="Nenhum plantão seu nestes dias." />}
      {data && data.length > 0 && (
        <LineList>
          {data.map((shift) => (
            <MyShift key={shift.id} shift={shift} />
          ))}
        </LineList>
      )}
      <Outlet />
    </Page>
  );
}
