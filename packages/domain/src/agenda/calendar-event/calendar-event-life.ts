/** What happened, as the history says it. Codes are stored and never change meaning. */
export const calendarEventEventLabel = {
  'calendar_event.created': 'Evento incluído no calendário',
  'calendar_event.edited': 'Evento alterado',
  'calendar_event.split': 'Evento alterado deste dia em diante',
  'calendar_event.skipped': 'Um dia do evento retirado',
  'calendar_event.removed': 'Evento retirado do calendário',
  'calendar_event.received': 'Recebimento do evento informado',
  'calendar_event.not_received': 'Recebimento do evento desfeito',
  'calendar_event.invoice_asked': 'Nota do evento solicitada',
} as const;
