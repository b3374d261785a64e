import { expect, it } from 'vitest';
import { planTemplate, type StandingShift } from './apply-template.ts';
import type { ScaleTemplateForm, TemplateSlot } from './scale-template-form.ts';

const slot = (given: Partial<TemplateSlot> = {}): TemplateSlot => ({
  week: 1,
  weekday: 'MO',
  starts_at: '19:00',
  ends_at: '07:00',
  shift_type: 'on_site',
  vacancies: 1,
  value: 100_001,
  value_kind: 'per_shift',
  qualification_ids: [],
  default_professional_id: null,
  tag_ids: [],
  ...given,
});

const template = (given: Partial<ScaleTemplateForm> = {}): ScaleTemplateForm => ({
  name: 'Semana',
  unit_id: 1,
  sector_id: null,
  weeks_count: 1,
  slots: [slot()],
  holiday_policy: 'keep',
  holiday_surcharge: null,
  valid_from: '2026-11-01',
  valid_until: null,
  is_active: true,
  ...given,
});

const plan = (given: Partial<ScaleTemplateForm>, days: [string, string], standing: StandingShift[] = []) =>
  planTemplate({
    template: template(given),
    from: days[0],
    to: days[1],
    holidayOn: (date) => (date === '2026-12-07' ? 'Feriado' : null),
    standing,
  }).map(({ shift, outcome }) => [shift.starts_on, outcome, shift.value]);

it('comes on its day of every week, from its first to its last day of validity', () => {
  expect(plan({ valid_from: '2026-12-08', valid_until: '2026-12-20' }, ['2026-12-01', '2026-12-31'])).toEqual([
    ['2026-12-14', 'comes', 100_001],
  ]);
});

it('turns its weeks from the week in which it began to hold, whenever it is applied', () => {
  const weeks = { weeks_count: 3, valid_from: '2026-11-04', slots: [slot({ week: 2, weekday: 'TU' })] };
  const days = plan(weeks, ['2026-11-01', '2026-12-31']).map(([day]) => day);
  expect(days).toEqual(['2026-11-10', '2026-12-01', '2026-12-22']);
  expect(plan(weeks, ['2026-12-15', '2026-12-31']).map(([day]) => day)).toEqual(['2026-12-22']);
});

it.each([
  ['keep', null, ['comes', 100_001]],
  ['skip', null, ['skipped', 100_001]],
  ['different_value', 50, ['comes', 150_002]],
] as const)('on a holiday: %s', (holiday_policy, holiday_surcharge, [outcome, value]) => {
  expect(plan({ holiday_policy, holiday_surcharge }, ['2026-12-07', '2026-12-07'])).toEqual([['2026-12-07', outcome, value]]);
});

it('makes nothing twice: so many places as stand are left as they are', () => {
  const there = { unit_id: 1, sector_id: null, starts_on: '2026-12-14', starts_at: '19:00', ends_at: '07:00' };
  const three = { slots: [slot({ vacancies: 3 })] };
  expect(plan(three, ['2026-12-14', '2026-12-14'], [there, there]).map(([, outcome]) => outcome)).toEqual([
    'collides',
    'collides',
    'comes',
  ]);
  expect(plan(three, ['2026-12-14', '2026-12-14'], [{ ...there, sector_id: 2 }]).map(([, outcome]) => outcome)).toEqual([
    'comes',
    'comes',
    'comes',
  ]);
});

it('gives the first place to whom the slot names, the others to nobody', () => {
  const places = planTemplate({
    template: template({ slots: [slot({ vacancies: 2, default_professional_id: 9 })] }),
    from: '2026-12-14',
    to: '2026-12-14',
    holidayOn: () => null,
    standing: [],
  });
  expect(places.map(({ shift }) => shift.professional_id)).toEqual([9, null]);
});
