// How far the filling of a schedule is: one goal after the other, the last three only where warnings may be passed over.

export const FILL_PHASES = ['cover', 'spread', 'cover_warned', 'fewest_warnings', 'spread_warned'] as const;
export type FillPhase = (typeof FILL_PHASES)[number];

export const fillPhaseLabel: Record<FillPhase, string> = {
  cover: 'Cobrindo as vagas',
  spread: 'Equilibrando noites, fins de semana e feriados',
  cover_warned: 'Cobrindo o que falta, com avisos',
  fewest_warnings: 'Diminuindo os avisos',
  spread_warned: 'Equilibrando o que falta',
};
