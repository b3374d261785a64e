import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

// Where one place of a duty shift stands: each vacancy is a shift of its own, with one professional.

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

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const dutyShiftEventLabel = {
  'duty_shift.created': 'Plantão incluído na escala',
  'duty_shift.edited': 'Plantão alterado',
  'duty_shift.assigned': 'Plantão atribuído',
  'duty_shift.unassigned': 'Profissional retirado do plantão',
  'duty_shift.removed': 'Plantão retirado da escala',
  'duty_shift.restored': 'Plantão devolvido à escala',
  'duty_shift.published': 'Plantão publicado',
  'duty_shift.opened': 'Vaga publicada',
  'duty_shift.announced': 'Vaga anunciada',
  'duty_shift.withdrawn': 'Anúncio retirado',
  'duty_shift.taken': 'Vaga ocupada',
  'duty_shift.confirmed': 'Plantão confirmado',
  'duty_shift.swap_asked': 'Troca pedida',
  'duty_shift.swap_ended': 'Troca encerrada',
  'duty_shift.passed_on': 'Plantão passado a outro profissional',
  'duty_shift.started': 'Entrada registrada',
  'duty_shift.finished': 'Saída registrada',
  'duty_shift.concluded': 'Plantão dado por realizado',
  'duty_shift.diverged': 'Plantão realizado com divergência',
  'duty_shift.missed': 'Falta registrada',
  'duty_shift.corrected': 'Ponto corrigido',
  'duty_shift.cancelled': 'Plantão cancelado',
  'duty_shift.invoice_asked': 'Nota pedida',
  'duty_shift.invoice_replaced': 'Nota substituída',
  'duty_shift.paid': 'Plantão pago',
  'duty_shift.unpaid': 'Pagamento desfeito',
} as const;

type Event = keyof typeof dutyShiftEventLabel;

export type DutyShiftActor = 'manager' | 'professional' | 'system';

/** Who has it, has not begun it yet, and may still give it away. */
const HELD = ['published', 'taken', 'confirmed'] as const;

const actions = {
  publish: { label: 'Publicar', by: ['manager'], event: 'duty_shift.published', paths: { draft: ['published'] } },
  publish_open: {
    label: 'Publicar como vaga',
    by: ['manager'],
    event: 'duty_shift.opened',
    paths: { draft: ['published', 'open'] },
  },
  assign: {
    label: 'Escalar',
    by: ['manager'],
    event: 'duty_shift.assigned',
    paths: {
      draft: ['draft'],
      open: ['published'],
      announced: ['published'],
      published: ['published'],
      taken: ['published'],
      confirmed: ['published'],
    },
  },
  unassign: {
    label: 'Retirar profissional',
    by: ['manager'],
    event: 'duty_shift.unassigned',
    paths: { draft: ['draft'], published: ['open'], taken: ['open'], confirmed: ['open'] },
  },
  announce: { label: 'Anunciar', by: ['manager'], event: 'duty_shift.announced', paths: { open: ['announced'] } },
  withdraw: { label: 'Retirar anúncio', by: ['manager', 'system'], event: 'duty_shift.withdrawn', paths: { announced: ['open'] } },
  take: { label: 'Assumir', by: ['professional', 'manager'], event: 'duty_shift.taken', paths: { announced: ['taken'] } },
  confirm: {
    label: 'Confirmar presença',
    by: ['professional', 'manager'],
    event: 'duty_shift.confirmed',
    paths: { published: ['confirmed'], taken: ['confirmed'] },
  },
  ask_swap: {
    label: 'Pedir troca',
    by: ['professional', 'manager'],
    event: 'duty_shift.swap_asked',
    paths: { published: ['in_swap'], taken: ['in_swap'], confirmed: ['in_swap'] },
  },
  end_swap: {
    label: 'Encerrar troca',
    by: ['professional', 'manager', 'system'],
    event: 'duty_shift.swap_ended',
    paths: { in_swap: [] },
    back_to: HELD,
  },
  pass_on: {
    label: 'Passar plantão',
    by: ['manager', 'system'],
    event: 'duty_shift.passed_on',
    paths: { in_swap: ['taken'], published: ['taken'], taken: ['taken'], confirmed: ['taken'] },
  },
  start: {
    label: 'Registrar entrada',
    by: ['professional'],
    event: 'duty_shift.started',
    // What a phone had kept may come after the shift was told a miss.
    paths: { published: ['running'], taken: ['running'], confirmed: ['running'], in_swap: ['running'], missed: ['running'] },
  },
  finish: { label: 'Registrar saída', by: ['professional'], event: 'duty_shift.finished', paths: { running: ['done'] } },
  finish_alone: {
    label: 'Dar por realizado',
    by: ['system'],
    event: 'duty_shift.concluded',
    paths: { published: ['running', 'done'], taken: ['running', 'done'], confirmed: ['running', 'done'], in_swap: ['running', 'done'] },
  },
  diverge: {
    label: 'Registrar com divergência',
    by: ['professional', 'system'],
    event: 'duty_shift.diverged',
    paths: { running: ['done_with_divergence'] },
  },
  miss: {
    label: 'Registrar falta',
    by: ['system', 'manager'],
    event: 'duty_shift.missed',
    paths: { published: ['missed'], taken: ['missed'], confirmed: ['missed'], in_swap: ['missed'] },
  },
  correct: {
    label: 'Corrigir ponto',
    by: ['manager'],
    event: 'duty_shift.corrected',
    paths: {
      published: ['running', 'done'],
      taken: ['running', 'done'],
      confirmed: ['running', 'done'],
      in_swap: ['running', 'done'],
      missed: ['done'],
      done: ['done'],
      done_with_divergence: ['done'],
      running: ['done'],
    },
    asks_reason: true,
  },
  cancel: {
    label: 'Cancelar plantão',
    by: ['manager'],
    event: 'duty_shift.cancelled',
    paths: {
      published: ['cancelled'],
      open: ['cancelled'],
      announced: ['cancelled'],
      taken: ['cancelled'],
      confirmed: ['cancelled'],
      in_swap: ['cancelled'],
    },
  },
  restore: {
    label: 'Devolver à escala',
    by: ['manager'],
    event: 'duty_shift.restored',
    paths: { cancelled: [] },
    back_to: ['open', 'published'],
  },
  pay: {
    label: 'Dar por pago',
    by: ['system'],
    event: 'duty_shift.paid',
    paths: { done: ['paid'], done_with_divergence: ['paid'] },
  },
  unpay: {
    label: 'Desfazer pagamento',
    by: ['system'],
    event: 'duty_shift.unpaid',
    paths: { paid: [] },
    back_to: ['done', 'done_with_divergence'],
  },
} as const satisfies Record<string, Action<DutyShiftStatus, DutyShiftActor, Event>>;

export type DutyShiftAction = keyof typeof actions;

export const dutyShiftMachine = stateMachine<DutyShiftStatus, DutyShiftAction, DutyShiftActor, Event>({
  field: 'status',
  names: { the: 'O plantão', this: 'este plantão' },
  labels: dutyShiftStatusLabel,
  actions,
});

/** Somebody has it, and it has not begun. */
export const HELD_STATUSES = ['published', 'taken', 'confirmed', 'in_swap'] as const satisfies readonly DutyShiftStatus[];

/** It takes a person's time: what a double booking is looked for in. */
export const isBinding = (status: DutyShiftStatus): boolean => status !== 'draft' && status !== 'cancelled';

/** Nobody has it yet, and somebody should. */
export const isHole = ({ status, professional_id }: { status: DutyShiftStatus; professional_id: number | null }): boolean =>
  professional_id === null && (status === 'draft' || status === 'open' || status === 'announced');

/** What the clock made of it may still be said otherwise: it was done, or missed, and is not paid yet. */
export const isClockDisputable = (status: DutyShiftStatus): boolean => ['done', 'done_with_divergence', 'missed'].includes(status);

/** It is over, or was called off: the schedule's plan no longer changes it. */
export const isClosedShift = (status: DutyShiftStatus): boolean =>
  ['running', 'done', 'done_with_divergence', 'missed', 'paid'].includes(status);
