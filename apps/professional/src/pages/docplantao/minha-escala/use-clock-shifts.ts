import { shiftClockQueries } from '@esteto/api-client/duty/shift-clock';
import { type ClockShift, shiftClock } from '@esteto/contract/duty/shift-clock';
import { instantNow } from '@esteto/ui/system/context/today';
import { keptAtom } from '@esteto/ui/system/state/kept-atom';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

const shiftsAtom = keptAtom<ClockShift[]>('esteto.clock_shifts', {
  version: 1,
  read: (raw) => (shiftClock.own.answer.isValidSync(raw, { strict: true }) ? raw : null),
});

/** The shifts that may be clocked; where there is no connection, those that the phone saw last and that are not over. */
export const useClockShifts = (): readonly ClockShift[] => {
  const { data } = useQuery(shiftClockQueries.own(useCompanyScope()));
  const [kept, keep] = useAtom(shiftsAtom);
  useEffect(() => {
    if (data) keep(data);
  }, [data, keep]);
  return data ?? kept?.filter(({ status, in_until, out_until }) => (status === 'running' ? out_until : in_until) >= instantNow()) ?? [];
};
