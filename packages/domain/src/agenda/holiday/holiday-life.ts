/** What happened, as the history says it. Codes are stored and never change meaning. */
export const holidayEventLabel = {
  'holiday.created': 'Feriado cadastrado',
  'holiday.deleted': 'Feriado excluído',
} as const;
