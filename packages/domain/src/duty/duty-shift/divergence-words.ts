import type { Divergence } from './clock.ts';
import type { Placement } from './punch-kinds.ts';

/** Minutes as people count hours of work: '36h', '7h30', '40 min'. */
const long = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)}h${minutes % 60 === 0 ? '' : String(minutes % 60).padStart(2, '0')}`;

/** '850 m', '2,3 km'. */
export const distanceWords = (meters: number): string =>
  meters < 1000 ? `${meters} m` : `${(meters / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} km`;

const words: Record<Divergence['kind'], (amount: number) => string> = {
  early_in: (minutes) => `Entrada ${long(minutes)} antes do início`,
  late_in: (minutes) => `Entrada ${long(minutes)} depois do início`,
  early_out: (minutes) => `Saída ${long(minutes)} antes do fim`,
  late_out: (minutes) => `Saída ${long(minutes)} depois do fim`,
  no_out: () => 'Saída não registrada',
  outside_in: (meters) => `Entrada a ${distanceWords(meters)} do local`,
  outside_out: (meters) => `Saída a ${distanceWords(meters)} do local`,
  unknown_in: () => 'Entrada sem localização',
  unknown_out: () => 'Saída sem localização',
  late_sent: () => 'O registro chegou depois do prazo',
};

/** What the coordination is to look at, in a person's words. */
export const divergenceWords = ({ kind, amount }: Divergence): string => words[kind](amount ?? 0);

/** Where somebody was, of what a group asks it of. */
export const placementWords = (placement: Placement, distance_meters: number | null): string => {
  if (placement === 'unknown') return 'sem localização';
  return placement === 'inside' ? 'no local' : `a ${distanceWords(distance_meters ?? 0)} do local`;
};
