/** What happened, as the history says it. Codes are stored and never change meaning. */
export const busyCalendarEventLabel = {
  'busy_calendar.added': 'Agenda ocupada importada',
  'busy_calendar.asked': 'Nova leitura da agenda ocupada pedida',
  'busy_calendar.removed': 'Agenda ocupada removida',
} as const;
