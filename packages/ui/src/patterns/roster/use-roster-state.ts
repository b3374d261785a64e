import { isIsoDate } from '@esteto/domain/shared/date/date';
import { useSearchParams } from 'react-router';
import { today } from '../../system/context/today.ts';
import { ROSTER_PERIODS, type RosterPeriod, rangeOf } from './roster-range.ts';

/** Which days a roster shows, held in the address; a week of them unless told. */
export const useRosterState = (usual: RosterPeriod = 'semana') => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('dia') ?? '';
  const day = isIsoDate(asked) ? asked : today();
  const period: RosterPeriod = ROSTER_PERIODS.find((one) => one === params.get('periodo')) ?? usual;
  const set = (values: Readonly<Record<string, string | null>>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === null) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const show = (next: RosterPeriod, nextDay: string) =>
    set({ periodo: next === usual ? null : next, dia: nextDay === today() ? null : nextDay });
  return { day, period, ...rangeOf(period, day), show, params, set };
};
