import { chakra } from '@chakra-ui/react';
import { dutyShiftQueries } from '@esteto/api-client/duty/duty-shift';
import type { OwnShift } from '@esteto/contract/duty/duty-shift';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';
import { workedHours } from '@esteto/features/duty/shift/shift-words';
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
import { shiftValue } from './shift-value.ts';

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

/** What the shown shifts come to. */
const ShiftSums = ({ shifts }: { shifts: readonly OwnShift[] }) => {
  if (shifts.length === 0) return null;
  const sum = (of: (shift: OwnShift) => number) => shifts.reduce((total, shift) => total + of(shift), 0);
  const parts = [
    countOf(shifts.length, 'plantão', 'plantões'),
    workedHours(sum(({ duration_minutes }) => duration_minutes)),
    ...named(
      'à noite',
      sum(({ night_minutes }) => night_minutes),
    ),
    ...named(
      'no fim de semana',
      sum(({ weekend_minutes }) => weekend_minutes),
    ),
    ...named(
      'em feriado',
      sum(({ holiday_minutes }) => holiday_minutes),
    ),
    formatMoney(sum((shift) => shiftValue(shift) ?? 0)),
  ];
  return (
    <chakra.p color="fg.muted" data-numeric>
      {parts.join(' · ')}
    </chakra.p>
  );
};

const named = (word: string, minutes: number): string[] => (minutes > 0 ? [`${workedHours(minutes)} ${word}`] : []);
