/** Steps of whoever makes a schedule. Codes are stored and never change meaning. */
export const scheduleStepEventLabel = {
  'schedule_step.taken': 'Passo da escala',
  'schedule_step.undone': 'Passo da escala desfeito',
} as const;
