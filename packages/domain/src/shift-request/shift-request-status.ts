import type { Tone } from '../shared/status/tone.ts';

// Where a request about a duty shift stands, and what it asks for.

export const SHIFT_REQUEST_STATUSES = [
  'proposed',
  'counter_proposed',
  'accepted',
  'awaiting_coordination',
  'approved',
  'refused',
  'cancelled',
  'expired',
  'undone',
] as const;
export type ShiftRequestStatus = (typeof SHIFT_REQUEST_STATUSES)[number];

export const shiftRequestStatusLabel: Record<ShiftRequestStatus, string> = {
  proposed: 'Proposta',
  counter_proposed: 'Contraproposta',
  accepted: 'Aceita',
  awaiting_coordination: 'Aguardando coordenação',
  approved: 'Aprovada',
  refused: 'Recusada',
  cancelled: 'Cancelada',
  expired: 'Expirada',
  undone: 'Desfeita',
};

export const shiftRequestStatusTone: Record<ShiftRequestStatus, Tone> = {
  proposed: 'waiting',
  counter_proposed: 'waiting',
  accepted: 'running',
  awaiting_coordination: 'waiting',
  approved: 'done',
  refused: 'attention',
  cancelled: 'ended',
  expired: 'ended',
  undone: 'ended',
};

export const SHIFT_REQUEST_TYPES = ['swap', 'handover', 'coverage', 'day_off', 'application', 'clock_adjustment'] as const;
export type ShiftRequestType = (typeof SHIFT_REQUEST_TYPES)[number];

export const shiftRequestTypeLabel: Record<ShiftRequestType, string> = {
  swap: 'Troca',
  handover: 'Passagem',
  coverage: 'Cobertura',
  day_off: 'Folga',
  application: 'Candidatura',
  clock_adjustment: 'Ajuste de ponto',
};
