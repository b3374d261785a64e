/** What happened, as the history says it. Codes are stored and never change meaning. */
export const maintenanceEventLabel = {
  'maintenance.set': 'Manutenção marcada',
  'maintenance.ended': 'Manutenção encerrada',
} as const;
