import type { HolidayScope } from './holiday-form.ts';

/** Where somebody is; null where nobody has told it. */
export type Place = { state: string | null; ibge: string | null };

type Holiday = { scope: HolidayScope } & Place;

export type PlacedHoliday = Holiday & { date: string };

/** Whether a place rests on a holiday that staff told. */
export const restsOn = ({ scope, ...where }: Holiday, { state, ibge }: Place): boolean => {
  if (scope === 'national') return true;
  return scope === 'state' ? state !== null && where.state === state : ibge !== null && where.ibge === ibge;
};
