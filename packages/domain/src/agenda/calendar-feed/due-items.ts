import type { EventKind } from '../calendar-event/event-kinds.ts';
import type { DueKind, DueState } from '../due-date/due-date.ts';
import type { FeedItem } from './feed-items.ts';

// What falls due at one's companies, beside one's own events: whole days that keep nobody busy, read from their own records. What is done is left out.

const AS_EVENT = {
  due: ['boleto', 'obligation'],
  licence: ['licence', 'company_certificate', 'doctor_certificate'],
} as const satisfies Partial<Record<EventKind, readonly DueKind[]>>;

/** The records whose days go out with these kinds of events. */
export const dueKindsOf = (kinds: readonly EventKind[]): DueKind[] => [
  ...(kinds.includes('due') ? AS_EVENT.due : []),
  ...(kinds.includes('licence') ? AS_EVENT.licence : []),
];

type DueDay = { kind: DueKind; id: number; on: string; title: string; state: DueState; company_name: string };

export const dueItems = (days: readonly DueDay[]): FeedItem[] =>
  days
    .filter(({ state }) => state !== 'done')
    .map(({ kind, id, on, title, company_name }) => ({
      uid: `${kind}-${id}@esteto`,
      sequence: 0,
      // Their records do not tell when the day was set; the same day makes the same text.
      updated_at: `${on}T00:00:00.000Z`,
      kind: AS_EVENT.due.some((one) => one === kind) ? 'due' : 'licence',
      title: `${title} · ${company_name}`,
      starts_on: on,
      starts_at: null,
      ends_on: on,
      ends_at: null,
      place: null,
      rrule: null,
      exdates: [],
      recurrence: null,
      is_cancelled: false,
      is_busy: false,
    }));
