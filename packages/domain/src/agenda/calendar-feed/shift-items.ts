import type { DutyShiftStatus } from '../../duty/duty-shift/duty-shift-life.ts';
import { inSaoPaulo } from '../../shared/date/date.ts';
import type { FeedItem } from './feed-items.ts';

// The shifts that groups published for a person, beside their own events: by the instants at which they begin and end, wherever the group is. What
// was called off is told as cancelled; what is paid is not told.

/** A shift as it is kept (duty-shift.tables). */
export type KeptShift = {
  id: number;
  version: number;
  updated_at: string;
  title: string | null;
  unit_name: string;
  sector_name: string | null;
  start_at: string;
  end_at: string;
  status: DutyShiftStatus;
};

export const shiftItems = (shifts: readonly KeptShift[]): FeedItem[] =>
  shifts.map(({ id, version, updated_at, title, unit_name, sector_name, start_at, end_at, status }) => {
    const [start, end] = [inSaoPaulo(start_at), inSaoPaulo(end_at)];
    return {
      uid: `plantao-${id}@esteto`,
      sequence: version,
      updated_at,
      kind: 'shift',
      title: `${title ?? 'Plantão'} · ${unit_name}`,
      place: [unit_name, sector_name].filter(Boolean).join(', '),
      starts_on: start.date,
      starts_at: start.time,
      ends_on: end.date,
      ends_at: end.time,
      rrule: null,
      exdates: [],
      recurrence: null,
      is_cancelled: status === 'cancelled',
      is_busy: true,
    };
  });
