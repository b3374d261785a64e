import type { CalendarEntry, CalendarHoliday } from '@esteto/contract/agenda/calendar-event';
import type { DueDate } from '@esteto/contract/agenda/due-date';
import type { MeetingRow } from '@esteto/contract/agenda/meeting';
import type { OwnShift } from '@esteto/contract/duty/duty-shift';
import { eventKindLabel, eventKindTone } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { eventMoneyLabel } from '@esteto/domain/agenda/calendar-event/event-money';
import { type DueKind, dueKindLabel, dueStateLabel, dueStateTone } from '@esteto/domain/agenda/due-date/due-date';
import { isMeetingAhead, meetingStatusLabel } from '@esteto/domain/agenda/meeting/meeting-life';
import { dutyShiftStatusLabel, dutyShiftStatusTone } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { shiftWhere } from '@esteto/features/duty/shift/shift-place';
import { workedHours } from '@esteto/features/duty/shift/shift-words';
import type { CalendarItem } from '@esteto/ui/patterns/calendar/calendar-item';

// What a calendar is made of, each part to be switched off by itself.

export const CALENDAR_LAYERS = [
  'mine',
  'duty',
  'company',
  'elsewhere',
  'boletos',
  'obligations',
  'validity',
  'meetings',
  'holidays',
] as const;
export type CalendarLayer = (typeof CALENDAR_LAYERS)[number];

export const calendarLayerLabel: Record<CalendarLayer, string> = {
  mine: 'Meus eventos',
  duty: 'Plantões',
  company: 'Da empresa',
  elsewhere: 'Minhas outras empresas',
  boletos: 'Boletos',
  obligations: 'Obrigações',
  validity: 'Licenças e certificados',
  meetings: 'Reuniões com o escritório',
  holidays: 'Feriados',
};

export const layerOfEntry = ({ company_name, mine }: CalendarEntry): CalendarLayer => {
  if (company_name !== null) return 'elsewhere';
  return mine ? 'mine' : 'company';
};

export const layerOfDue = (kind: DueKind): CalendarLayer => {
  if (kind === 'boleto') return 'boletos';
  return kind === 'obligation' ? 'obligations' : 'validity';
};

/** Who may not change events only reads them. */
export const entryItem = (entry: CalendarEntry, mayEdit: boolean): CalendarItem => ({
  key: `event-${entry.id}-${entry.occurrence_on ?? ''}`,
  title: entry.company_name === null ? entry.title : `${entry.title} · ${entry.company_name}`,
  kind: entry.owner_name === null ? eventKindLabel[entry.kind] : `${eventKindLabel[entry.kind]} de ${entry.owner_name}`,
  tone: entry.color ?? eventKindTone[entry.kind],
  note: [entry.value !== null && formatMoney(entry.value), entry.money && eventMoneyLabel[entry.money]].filter(Boolean).join(' · '),
  inert: !mayEdit,
  movable: mayEdit && entry.company_name === null,
  starts_on: entry.starts_on,
  starts_at: entry.starts_at,
  ends_on: entry.ends_on,
  ends_at: entry.ends_at,
});

export const dueItem = ({ kind, id, on, title, state, amount }: DueDate): CalendarItem => ({
  key: `${kind}-${id}`,
  title,
  kind: dueKindLabel[kind],
  tone: dueStateTone[state],
  note: [amount !== null && formatMoney(amount), dueStateLabel[state]].filter(Boolean).join(' · '),
  starts_on: on,
  starts_at: null,
  ends_on: on,
  ends_at: null,
});

export const holidayItem = ({ date, name }: CalendarHoliday): CalendarItem => ({
  key: `holiday-${date}-${name}`,
  title: name,
  kind: 'Feriado',
  tone: 'ended',
  inert: true,
  starts_on: date,
  starts_at: null,
  ends_on: date,
  ends_at: null,
});

/** What groups published for the person and was not called off, with its hours as the schedule says them, and of these how many are of night by its rules. */
export const dutyItems = (shifts: readonly OwnShift[], { from, to }: { from: string; to: string }): CalendarItem[] =>
  shifts
    .filter(({ status, starts_on, ends_on }) => status !== 'cancelled' && starts_on <= to && ends_on >= from)
    .map(({ id, status, duration_minutes, night_minutes, starts_on, starts_at, ends_on, ends_at, ...where }) => ({
      key: dutyKey(id),
      title: shiftWhere(where),
      kind: 'Plantão',
      tone: dutyShiftStatusTone[status],
      note: [dutyShiftStatusLabel[status], workedHours(duration_minutes), night_minutes > 0 && `${workedHours(night_minutes)} de noite`]
        .filter(Boolean)
        .join(' · '),
      starts_on,
      starts_at,
      ends_on,
      ends_at,
    }));

export const dutyKey = (id: number): string => `duty-${id}`;

/** Those that take place, or may; of an hour. */
export const meetingItems = (meetings: readonly MeetingRow[], { from, to }: { from: string; to: string }): CalendarItem[] =>
  meetings
    .filter(({ status, on }) => isMeetingAhead(status) && on >= from && on <= to)
    .map(({ id, subject, on, at, status }) => ({
      key: `meeting-${id}`,
      title: subject,
      kind: 'Reunião com o escritório',
      tone: status === 'confirmed' ? 'running' : 'waiting',
      note: meetingStatusLabel[status],
      starts_on: on,
      starts_at: at,
      ends_on: on,
      ends_at: hourAfter(at),
    }));

const hourAfter = (at: string): string => (at < '23:00' ? `${String(Number(at.slice(0, 2)) + 1).padStart(2, '0')}${at.slice(2)}` : '23:59');
