import type { InferType } from 'yup';
import { integer, isoDate, object, oneOf, text } from '../../shared/schema/fields.ts';
import { UFS } from '../../shared/tables/uf.ts';

/** Scopes of a holiday: whom it stops. Those of the whole country that the law fixes are known (shared/date/business-day.ts); others are told. */
export const HOLIDAY_SCOPES = ['national', 'state', 'city'] as const;
export type HolidayScope = (typeof HOLIDAY_SCOPES)[number];

export const holidayScopeLabel: Record<HolidayScope, string> = { national: 'Nacional', state: 'Estadual', city: 'Municipal' };

export const holidayForm = object({
  date: isoDate('Data').required(),
  name: text('Nome').max(80).required(),
  scope: oneOf('Abrangência', HOLIDAY_SCOPES, holidayScopeLabel).required(),
  state: oneOf('UF', UFS).when('scope', ([scope], schema) => (scope === 'national' ? schema : schema.required())),
  ibge: text('Município')
    .matches(/^\d{7}$/, { message: 'Escolha o município.', excludeEmptyString: true })
    .when('scope', ([scope], schema) => (scope === 'city' ? schema.required('Escolha o município.') : schema)),
  city: text('Nome do município').max(80),
  source: text('Fonte').max(200).required(),
});
export type HolidayForm = InferType<typeof holidayForm>;

export const holidayFilters = object({
  year: integer('Ano').min(2018).max(2199),
  scope: oneOf('Abrangência', HOLIDAY_SCOPES, holidayScopeLabel),
});
export type HolidayFilters = InferType<typeof holidayFilters>;

/** The columns of a holiday: a place that its scope does not ask for is none. */
export const placedHoliday = (form: HolidayForm): HolidayForm => ({
  ...form,
  state: form.scope === 'national' ? null : form.state,
  ibge: form.scope === 'city' ? form.ibge : null,
  city: form.scope === 'city' ? form.city : null,
});

/** Where somebody is; null where nobody has told it. */
export type Place = { state: string | null; ibge: string | null };

type Holiday = { scope: HolidayScope } & Place;

export type PlacedHoliday = Holiday & { date: string };

/** Whether a place rests on a holiday that staff told. */
export const restsOn = ({ scope, ...where }: Holiday, { state, ibge }: Place): boolean => {
  if (scope === 'national') return true;
  return scope === 'state' ? state !== null && where.state === state : ibge !== null && where.ibge === ibge;
};
