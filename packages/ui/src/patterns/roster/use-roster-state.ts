import { isIsoDate } from '@esteto/domain/shared/date/date';
import { today } from '../../system/context/today.ts';
import { useAddressParams } from '../../system/state/use-address-params.ts';
import { ROSTER_PERIODS, type RosterPeriod, rangeOf } from './roster-range.ts';

/** Which days a roster shows, held in the address; a week of them unless told. */
export const useRosterState = (usual: RosterPeriod = 'semana') => {
  const { params, change } = useAddressParams();
  const dayParam = params.get('dia') ?? '';
  const day = isIsoDate(dayParam) ? dayParam : today();
  const period: RosterPeriod = ROSTER_PERIODS.find((one) => one === params.get('periodo')) ?? usual;
  const show = (next: RosterPeriod, nextDay: string) =>
    change({ periodo: next === usual ? null : next, dia: nextDay === today() ? null : nextDay });
  return { day, period, ...rangeOf(period, day), show, params, change };
};
