import type { Tone } from '../../shared/status/tone.ts';

// What a return still waits for, asked of the doctor.

export const PENDENCY_STATUSES = ['open', 'answered', 'accepted', 'returned', 'waived', 'overdue'] as const;
export type PendencyStatus = (typeof PENDENCY_STATUSES)[number];

export const pendencyStatusLabel: Record<PendencyStatus, string> = {
  open: 'Aberta',
  answered: 'Respondida',
  accepted: 'Aceita',
  returned: 'Devolvida',
  waived: 'Dispensada',
  overdue: 'Vencida',
};

export const pendencyStatusTone: Record<PendencyStatus, Tone> = {
  open: 'waiting',
  answered: 'running',
  accepted: 'done',
  returned: 'attention',
  waived: 'ended',
  overdue: 'attention',
};

export const PENDENCY_KINDS = ['document', 'information', 'payment', 'decision'] as const;
export type PendencyKind = (typeof PENDENCY_KINDS)[number];

export const pendencyKindLabel: Record<PendencyKind, string> = {
  document: 'Documento',
  information: 'Informação',
  payment: 'Pagamento',
  decision: 'Decisão',
};
