import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { type CalendarEntry, type CalendarEventDetail, calendarEvent } from '@esteto/contract/agenda/calendar-event';
import { type DueDate, dueDate } from '@esteto/contract/agenda/due-date';
import { meeting } from '@esteto/contract/agenda/meeting';
import { client } from '@esteto/contract/billing/client';
import { calendarEventForm } from '@esteto/domain/agenda/calendar-event/calendar-event-form';
import { repetitionOf } from '@esteto/domain/shared/schedule/recurrence-rule';

// What stands on the calendar of the stories.

export const shift: CalendarEntry = {
  id: 1,
  version: 1,
  company_id: 7,
  company_name: null,
  occurrence_on: null,
  is_series: false,
  kind: 'shift',
  title: 'Santa Casa',
  starts_on: '2026-11-24',
  starts_at: '19:00',
  ends_on: '2026-11-25',
  ends_at: '07:00',
  place: 'Santa Casa',
  client_name: 'Santa Casa do Bom Caminho',
  value: 150_000,
  money: 'ahead',
  color: null,
  visibility: 'company',
  mine: true,
  owner_name: null,
};

export const weekly: CalendarEntry = {
  ...shift,
  id: 2,
  occurrence_on: '2026-11-24',
  is_series: true,
  kind: 'appointment',
  title: 'Consultório',
  starts_at: '14:00',
  ends_on: '2026-11-24',
  ends_at: '18:00',
  value: null,
  money: null,
  client_name: null,
};

const das: DueDate = { kind: 'boleto', id: 5, on: '2026-11-20', title: 'DAS de outubro de 2026', state: 'open', amount: 128_400 };

export const storyEvent = (entry: CalendarEntry): CalendarEventDetail => ({
  ...calendarEventForm.getDefault(),
  ...entry,
  created_at: '2026-11-01T12:00:00.000Z',
  updated_at: '2026-11-01T12:00:00.000Z',
  value_kind: entry.value === null ? null : 'per_shift',
  ...repetitionOf(entry.is_series ? 'FREQ=WEEKLY;BYDAY=TU' : null),
  rule: entry.is_series ? 'toda semana, terça' : null,
  total: entry.value,
  paid_on: null,
  invoice_id: null,
});

export const calendarAnswers = (entries: CalendarEntry[] = [shift, weekly], dues: DueDate[] = [das]) => [
  answers(calendarEvent.within, entries),
  answers(dueDate.own, dues),
  answers(calendarEvent.holidays, [{ date: '2026-11-20', name: 'Dia da Consciência Negra', scope: 'national' }]),
  answers(calendarEvent.conflicts, [
    { event_id: 1, title: 'Santa Casa', starts_on: '2026-11-26', starts_at: '19:00', ends_on: '2026-11-27', ends_at: '07:00' },
  ]),
  answers(calendarEvent.places, []),
  answers(meeting.own, []),
  answers(calendarEvent.create, storyEvent(shift)),
  answers(client.list, onlyPage([])),
];
