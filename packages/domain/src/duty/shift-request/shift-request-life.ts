import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

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

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const shiftRequestEventLabel = {
  'shift_request.proposed': 'Solicitação feita',
  'shift_request.joined': 'Aceite de um dos participantes',
  'shift_request.counter_proposed': 'Contraproposta feita',
  'shift_request.accepted': 'Solicitação aceita',
  'shift_request.acceptance_withdrawn': 'Aceite desfeito',
  'shift_request.approved': 'Solicitação aprovada',
  'shift_request.refused': 'Solicitação recusada',
  'shift_request.cancelled': 'Solicitação cancelada',
  'shift_request.expired': 'Solicitação expirada',
  'shift_request.undone': 'Solicitação desfeita',
} as const;

// What moves a request about a duty shift from one status to another. Whoever accepts last hands it to the coordination; a group that asks for no approval
// is approved by the system in the same breath. Approval asks again whether each may take their shift.

type Event = keyof typeof shiftRequestEventLabel;

export type ShiftRequestActor = 'requester' | 'counterpart' | 'manager' | 'system';

const actions = {
  counter: {
    label: 'Fazer contraproposta',
    by: ['counterpart'],
    event: 'shift_request.counter_proposed',
    paths: { proposed: ['counter_proposed'] },
  },
  accept: {
    label: 'Aceitar',
    by: ['counterpart', 'requester'],
    event: 'shift_request.accepted',
    paths: { proposed: ['accepted', 'awaiting_coordination'], counter_proposed: ['accepted', 'awaiting_coordination'] },
  },
  withdraw_acceptance: {
    label: 'Desfazer aceite',
    by: ['counterpart', 'requester'],
    event: 'shift_request.acceptance_withdrawn',
    paths: { awaiting_coordination: [] },
    back_to: ['proposed', 'counter_proposed'],
  },
  approve: {
    label: 'Aprovar',
    by: ['manager', 'system'],
    event: 'shift_request.approved',
    paths: { awaiting_coordination: ['approved'] },
  },
  refuse: {
    label: 'Recusar',
    by: ['counterpart', 'manager', 'system'],
    event: 'shift_request.refused',
    paths: { proposed: ['refused'], counter_proposed: ['refused'], awaiting_coordination: ['refused'] },
    asks_reason: true,
  },
  cancel: {
    label: 'Cancelar solicitação',
    by: ['requester'],
    event: 'shift_request.cancelled',
    paths: { proposed: ['cancelled'], counter_proposed: ['cancelled'], awaiting_coordination: ['cancelled'] },
  },
  expire: {
    label: 'Expirar',
    by: ['system'],
    event: 'shift_request.expired',
    paths: { proposed: ['expired'], counter_proposed: ['expired'], awaiting_coordination: ['expired'] },
  },
  undo: { label: 'Desfazer', by: ['manager'], event: 'shift_request.undone', paths: { approved: ['undone'] }, asks_reason: true },
} as const satisfies Record<string, Action<ShiftRequestStatus, ShiftRequestActor, Event>>;

export type ShiftRequestAction = keyof typeof actions;

export const shiftRequestMachine = stateMachine<ShiftRequestStatus, ShiftRequestAction, ShiftRequestActor, Event>({
  field: 'status',
  names: { the: 'A solicitação', this: 'esta solicitação' },
  labels: shiftRequestStatusLabel,
  actions,
});

/** It waits for somebody. */
export const isPendingRequest = (status: ShiftRequestStatus): boolean => PENDING_REQUESTS.some((one) => one === status);

export const PENDING_REQUESTS = ['proposed', 'counter_proposed', 'awaiting_coordination'] as const;

/** What the clock asks of a request now: to expire at `expires_at` when nobody has decided. Both are instants; null for no limit. */
export const dueShiftRequestAction = (
  { status, expires_at }: { status: ShiftRequestStatus; expires_at: string | null },
  now: string,
): ShiftRequestAction | null => {
  const isDue = expires_at !== null && Date.parse(expires_at) <= Date.parse(now);
  return isDue && shiftRequestMachine.legalActions(status, 'system').includes('expire') ? 'expire' : null;
};
