import { dutyShiftQueries } from '@esteto/api-client/duty/duty-shift';
import { professionalQueries } from '@esteto/api-client/duty/professional';
import { isHole } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { shiftItem } from '@esteto/features/duty/shift/shift-item';
import { datesOf } from '@esteto/ui/patterns/roster/roster-range';
import { useRosterState } from '@esteto/ui/patterns/roster/use-roster-state';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { peopleRows, placeRows, rowOf, SCHEDULE_VIEWS, type ScheduleView } from './schedule-rows.ts';

/** The schedule on the screen: which days and where by the address, its rows and what is in them. */
export const useSchedule = () => {
  const scope = useGroupScope();
  const state = useRosterState();
  const { from, to, params } = state;
  const view: ScheduleView = SCHEDULE_VIEWS.find((one) => one === params.get('visao')) ?? 'pessoas';
  const unit_id = Number(params.get('unidade')) || null;
  const window = { ...scope, from, to, ...(unit_id !== null && { unit_id }) };
  const schedule = useQuery({ ...dutyShiftQueries.schedule(window), placeholderData: keepPreviousData });
  const setup = useQuery(dutyShiftQueries.setup(scope));
  const people = useQuery(professionalQueries.list(scope));
  const findings = useQuery({ ...dutyShiftQueries.findings(window), placeholderData: keepPreviousData });
  const shifts = schedule.data?.shifts ?? [];
  const against = new Map(findings.data?.map((one) => [one.id, one.findings]));
  const holidays = new Map(schedule.data?.holidays.map(({ date, name }) => [date, name]));
  const failed = [schedule, setup, people].find(({ error }) => error);
  return {
    ...state,
    view,
    unit_id,
    window,
    shifts,
    setup: setup.data,
    against,
    days: datesOf({ from, to }).map((date) => ({ date, holiday: holidays.get(date) ?? null })),
    rows: view === 'pessoas' ? peopleRows(people.data ?? [], shifts) : setup.data ? placeRows(setup.data, shifts, unit_id) : [],
    items: shifts.map((shift) =>
      shiftItem(
        { ...shift, is_hole: isHole(shift) },
        rowOf(view, shift),
        view === 'pessoas' ? 'person' : 'place',
        against.get(shift.id) ?? [],
      ),
    ),
    isReady: schedule.data !== undefined && setup.data !== undefined && people.data !== undefined,
    isStale: schedule.isPlaceholderData,
    failed: failed && { error: failed.error, retry: () => void failed.refetch(), isFetching: failed.isFetching },
  };
};
