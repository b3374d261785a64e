import type { OwnShift } from '@esteto/contract/duty/duty-shift';

/** A night of the doctor of the stories. */
export const storyOwnShift = (id: number, starts_on: string, given: Partial<OwnShift> = {}): OwnShift => ({
  id,
  version: 1,
  group_id: 1,
  group_name: 'Rede Vale Verde',
  unit_name: 'Hospital São Lucas',
  sector_name: 'UTI',
  title: null,
  shift_type: 'on_site',
  starts_on,
  starts_at: '19:00',
  ends_on: starts_on,
  ends_at: '07:00',
  duration_minutes: 720,
  night_minutes: 480,
  weekend_minutes: 0,
  holiday_minutes: 0,
  status: 'published',
  mine: true,
  professional_name: 'Ana Souza',
  value: 150_000,
  value_kind: 'per_shift',
  notes: null,
  ...given,
});
