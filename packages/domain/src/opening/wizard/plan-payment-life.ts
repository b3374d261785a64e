import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

// Where the first payment of a plan stands. Money reaches our account without telling who sent it: the owner says that it was paid, our team finds it.

export const PLAN_PAYMENT_STATUSES = ['open', 'claimed', 'confirmed', 'refused', 'canceled'] as const;
export type PlanPaymentStatus = (typeof PLAN_PAYMENT_STATUSES)[number];

export const planPaymentStatusLabel: Record<PlanPaymentStatus, string> = {
  open: 'Aguardando pagamento',
  claimed: 'Em conferência',
  confirmed: 'Confirmado',
  refused: 'Não confirmado',
  canceled: 'Cancelado',
};

export const planPaymentStatusTone: Record<PlanPaymentStatus, Tone> = {
  open: 'waiting',
  claimed: 'running',
  confirmed: 'done',
  refused: 'attention',
  canceled: 'ended',
};

export const PLAN_PAYMENT_WAYS = ['pix', 'boleto'] as const;
export type PlanPaymentWay = (typeof PLAN_PAYMENT_WAYS)[number];

export const planPaymentWayLabel: Record<PlanPaymentWay, string> = { pix: 'Pix', boleto: 'Boleto' };

/** Whether a boleto may be sent, or another in its place. */
export const takesBoleto = (status: PlanPaymentStatus): boolean => status === 'open' || status === 'refused';

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const planPaymentEventLabel = {
  'plan_payment.created': 'Cobrança do plano criada',
  'plan_payment.boleto_asked': 'Boleto do plano pedido',
  'plan_payment.boleto_sent': 'Boleto do plano enviado',
  'plan_payment.claimed': 'Pagamento do plano informado',
  'plan_payment.confirmed': 'Pagamento do plano confirmado',
  'plan_payment.refused': 'Pagamento do plano não confirmado',
  'plan_payment.canceled': 'Cobrança do plano cancelada',
} as const;

type Event = keyof typeof planPaymentEventLabel;
export type PlanPaymentActor = 'owner' | 'staff';

const actions = {
  claim: {
    label: 'Já paguei',
    by: ['owner'],
    event: 'plan_payment.claimed',
    paths: { open: ['claimed'], refused: ['claimed'] },
  },
  /** Also what nobody told us of: it stands in the bank statement. */
  confirm: {
    label: 'Confirmar pagamento',
    by: ['staff'],
    event: 'plan_payment.confirmed',
    paths: { open: ['confirmed'], claimed: ['confirmed'], refused: ['confirmed'] },
  },
  refuse: {
    label: 'Não encontrei o pagamento',
    by: ['staff'],
    event: 'plan_payment.refused',
    paths: { claimed: ['refused'] },
    asks_reason: true,
  },
  /** Another plan is chosen before anything was paid. */
  cancel: {
    label: 'Cancelar cobrança',
    by: ['owner'],
    event: 'plan_payment.canceled',
    paths: { open: ['canceled'], refused: ['canceled'] },
  },
} as const satisfies Record<string, Action<PlanPaymentStatus, PlanPaymentActor, Event>>;

export type PlanPaymentAction = keyof typeof actions;

export const planPaymentMachine = stateMachine<PlanPaymentStatus, PlanPaymentAction, PlanPaymentActor, Event>({
  names: { the: 'A cobrança', this: 'esta cobrança' },
  field: 'status',
  labels: planPaymentStatusLabel,
  actions,
});
