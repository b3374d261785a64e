/** What happened, as the history says it. Codes are stored and never change meaning. */
export const simulationEventLabel = {
  'simulation.kept': 'Simulação guardada com consentimento',
} as const;
