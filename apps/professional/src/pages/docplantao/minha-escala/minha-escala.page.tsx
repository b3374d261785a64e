import { chakra } from '@chakra-ui/react';
import { dutyShiftMutations, dutyShiftQueries } from '@esteto/api-client/duty-shift';
import type { OwnShift } from '@esteto/contract/duty-shift';
import { dutyShiftMachine, dutyShiftStatusLabel, dutyShiftStatusTone } from '@esteto/domain/duty-shift/duty-shift-life';
import { formatDateFull, weekday } from '@esteto/domain/shared/date/date';
import { formatTime } from '@esteto/domain/shared/date/time';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { RosterToolbar } from '@esteto/ui/patterns/roster/roster-toolbar.tsx';
import { useRosterState } from '@esteto/ui/patterns/roster/use-roster-state';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarDays, Clock } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { ClockCard } from './clock-card.tsx';
import { ShiftSums } from './shift-sums.tsx';
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
        <ButtonLink icon={Clock} to={{ pathname: 'horas', search }}>
          Espelho de horas
        </ButtonLink>
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

const MyShift = ({ shift }: { shift: OwnShift }) => {
  const { id, version, status, starts_on, starts_at, ends_at, unit_name, sector_name, title, group_name, notes } = shift;
  const scope = useCompanyScope();
  const tellFailure = useTellFailure();
  const { mutateAsync: confirm, isPending } = useMutation(dutyShiftMutations.confirm);
  const value = shiftValue(shift);
  const mayConfirm = dutyShiftMachine.legalActions(status, 'professional').includes('confirm');
  return (
    <Line
      title={`${WEEKDAYS[weekday(starts_on)]}, ${formatDateFull(starts_on)}, ${formatTime(starts_at)} às ${formatTime(ends_at)}`}
      note={[title, unit_name, sector_name, group_name, notes].filter(Boolean).join(' · ')}
    >
      {value !== null && (
        <chakra.span>
          <Money cents={value} />
        </chakra.span>
      )}
      <StatusBadge status={{ label: dutyShiftStatusLabel[status], tone: dutyShiftStatusTone[status] }} />
      {mayConfirm && (
        <Button
          busy={isPending}
          onClick={() => void confirm({ ...scope, id, body: { version } }).then(() => toast.success('Presença confirmada.'), tellFailure)}
        >
          Confirmar presença
        </Button>
      )}
    </Line>
  );
};

const WEEKDAYS = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'];
