import type { PersonHours, PersonStatement, StatementLine } from '@esteto/contract/duty/hours-statement';
import { sumHours } from '@esteto/domain/duty/hours-statement/month-hours';

/** A shift of a statement as stories need it: a night that was done as it was planned. */
export const storyLine = (id: number, starts_on: string, given: Partial<StatementLine> = {}): StatementLine => ({
  id,
  status: 'done',
  starts_on,
  starts_at: '19:00',
  ends_at: '07:00',
  unit_id: 1,
  unit_name: 'Hospital São Lucas',
  sector_name: 'UTI',
  duration_minutes: 720,
  done_minutes: 720,
  done_night_minutes: 480,
  done_weekend_minutes: 0,
  done_holiday_minutes: 0,
  in_time: '18:58',
  out_time: '07:04',
  divergences: [],
  ...given,
});

export const storyLines = [
  storyLine(1, '2026-10-03'),
  storyLine(2, '2026-10-10', {
    status: 'done_with_divergence',
    done_minutes: 660,
    in_time: '20:00',
    divergences: [{ kind: 'late_in', amount: 60 }],
  }),
];

export const storyPersonHours = (id: number, name: string, given: Partial<PersonHours> = {}): PersonHours => ({
  id,
  name,
  ...sumHours(storyLines),
  problem: null,
  changed: false,
  statement: null,
  ...given,
});

export const storyStatement = (given: Partial<PersonStatement> = {}): PersonStatement => ({
  id: 11,
  name: 'Ana Souza',
  problem: null,
  changed: false,
  hours: sumHours(storyLines),
  lines: storyLines,
  statement: null,
  ...given,
});

export const storyWaiting = {
  id: 7,
  version: 1,
  status: 'waiting' as const,
  presented_by: 'Helena Castro',
  presented_at: '2026-11-03T13:00:00.000Z',
  signed_at: null,
};
