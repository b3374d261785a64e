import type { Tone } from '../shared/status/tone.ts';

export const DUTY_SHIFT_STATUSES = [
  'draft',
  'published',
  'open',
  'announced',
  'taken',
  'in_swap',
  'confirmed',
  'running',
  'done',
  'done_with_divergence',
  'missed',
  'cancelled',
  'paid',
] as const;
export type DutyShiftStatus = (typeof DUTY_SHIFT_STATUSES)[number];

export const dutyShiftStatusLabel: Record<DutyShiftStatus, string> = {
  draft: 'Rascunho',
  published: 'Publicado',
  open: 'Em aberto',
  announced: 'Anunciado',
  taken: 'Ocupado',
  in_swap: 'Em troca',
  confirmed: 'Confirmado',
  running: 'Em andamento',
  done: 'Realizado',
  done_with_divergence: 'Realizado com divergência',
  missed: 'Falta',
  cancelled: 'Cancelado',
  paid: 'Pago',
};

export const dutyShiftStatusTone: Record<DutyShiftStatus, Tone> = {
  draft: 'draft',
  published: 'running',
  open: 'waiting',
  announced: 'waiting',
  taken: 'running',
  in_swap: 'waiting',
  confirmed: 'done',
  running: 'running',
  done: 'done',
  done_with_divergence: 'attention',
  missed: 'attention',
  cancelled: 'ended',
  paid: 'done',
};
