/** An entry or a check-out of a shift. Codes are stored and never change meaning. */
export const shiftPunchEventLabel = {
  'shift_punch.recorded': 'Ponto registrado',
} as const;
