import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

export const BOLETO_STATUSES = [
  'generating',
  'opened',
  'paid',
  'partially_paid',
  'overdue',
  'paid_late',
  'canceled',
  'generation_failed',
  'validation_failed',
] as const;
export type BoletoStatus = (typeof BOLETO_STATUSES)[number];

export const boletoStatusLabel: Record<BoletoStatus, string> = {
  generating: 'Gerando',
  opened: 'Aberto',
  paid: 'Pago',
  partially_paid: 'Pago parcial',
  overdue: 'Vencido',
  paid_late: 'Pago em atraso',
  canceled: 'Cancelado',
  generation_failed: 'Falha ao gerar',
  validation_failed: 'Inválido',
};

export const boletoStatusTone: Record<BoletoStatus, Tone> = {
  generating: 'running',
  opened: 'waiting',
  paid: 'done',
  partially_paid: 'waiting',
  overdue: 'attention',
  paid_late: 'done',
  canceled: 'ended',
  generation_failed: 'attention',
  validation_failed: 'attention',
};

/** What a boleto is paid for. */
export const BOLETO_KINDS = ['tax', 'fee', 'client_charge', 'public_fee'] as const;
export type BoletoKind = (typeof BOLETO_KINDS)[number];

export const boletoKindLabel: Record<BoletoKind, string> = {
  tax: 'Tributo',
  fee: 'Honorário',
  client_charge: 'Cobrança de tomador',
  public_fee: 'Taxa',
};

/** What the office charges of a month is a payment of the plan; what it charges for a piece of work is of no month. */
export const isPlanMonth = ({ kind, competence }: { kind: BoletoKind; competence: string | null }): boolean =>
  kind === 'fee' && competence !== null;

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const boletoEventLabel = {
  'boleto.created': 'Boleto incluído',
  'boleto.edited': 'Boleto alterado',
  'boleto.dated': 'Último dia para pagar refeito pelos feriados',
  'boleto.seen': 'Boleto visto pelo cliente',
  'boleto.payment_claimed': 'Cliente informou que pagou',
  'boleto.proof_added': 'Comprovante de pagamento enviado',
  'boleto.new_guide_asked': 'Cliente pediu guia nova',
  'boleto.reminded': 'Lembrete enviado',
  'boleto.mailed': 'Boleto enviado ao financeiro',
  'boleto.sent_again': 'Boleto enviado de novo',
  'boleto.file_added': 'Arquivo do boleto guardado',
  'boleto.paid_late': 'Pagamento em atraso registrado',
  'boleto.opened': 'Boleto registrado',
  'boleto.generation_failed': 'Falha ao gerar o boleto',
  'boleto.validation_failed': 'Boleto recusado',
  'boleto.retried': 'Boleto gerado de novo',
  'boleto.paid': 'Pagamento registrado',
  'boleto.partially_paid': 'Pagamento parcial registrado',
  'boleto.payment_undone': 'Pagamento desfeito',
  'boleto.expired': 'Boleto vencido',
  'boleto.canceled': 'Boleto cancelado',
} as const;

// What moves a boleto from one status to another. An overdue one may still be cancelled: banks do write it off.

type Event = keyof typeof boletoEventLabel;

export type BoletoActor = 'staff' | 'system';

const actions = {
  open: { label: 'Registrar', by: ['staff', 'system'], event: 'boleto.opened', paths: { generating: ['opened'] } },
  fail: { label: 'Falhar ao gerar', by: ['system'], event: 'boleto.generation_failed', paths: { generating: ['generation_failed'] } },
  refuse: { label: 'Recusar', by: ['system'], event: 'boleto.validation_failed', paths: { generating: ['validation_failed'] } },
  retry: {
    label: 'Gerar de novo',
    by: ['staff', 'system'],
    event: 'boleto.retried',
    paths: { generation_failed: ['generating'], validation_failed: ['generating'] },
  },
  pay: {
    label: 'Registrar pagamento',
    by: ['staff', 'system'],
    event: 'boleto.paid',
    // An overdue one was paid in time when the bank told of it later.
    paths: { opened: ['paid'], partially_paid: ['paid'], overdue: ['paid'] },
  },
  pay_late: {
    label: 'Registrar pagamento em atraso',
    by: ['staff', 'system'],
    event: 'boleto.paid_late',
    paths: { opened: ['paid_late'], partially_paid: ['paid_late'], overdue: ['paid_late'] },
  },
  pay_part: {
    label: 'Registrar pagamento parcial',
    by: ['staff', 'system'],
    event: 'boleto.partially_paid',
    paths: { opened: ['partially_paid'], partially_paid: ['partially_paid'], overdue: ['overdue'] },
  },
  /** What was written down of its payment was wrong: it goes, and the boleto waits again where `boletoStanding` says. */
  undo_payment: {
    label: 'Desfazer pagamento',
    by: ['staff', 'system'],
    event: 'boleto.payment_undone',
    paths: { paid: [], paid_late: [], partially_paid: [], overdue: [] },
    back_to: ['opened', 'partially_paid', 'overdue'],
    asks_reason: true,
  },
  /** Another day, or none of it paid, may put it elsewhere among those that wait: `boletoStanding` says where. */
  edit: {
    label: 'Alterar',
    by: ['staff', 'system'],
    event: 'boleto.edited',
    paths: { opened: [], partially_paid: [], overdue: [] },
    back_to: ['opened', 'partially_paid', 'overdue'],
  },
  /** A holiday moved its last day, perhaps to one that has not passed. */
  date: {
    label: 'Refazer a data',
    by: ['system'],
    event: 'boleto.dated',
    paths: { opened: [], partially_paid: [], overdue: [] },
    back_to: ['opened', 'partially_paid', 'overdue'],
  },
  expire: { label: 'Vencer', by: ['system'], event: 'boleto.expired', paths: { opened: ['overdue'], partially_paid: ['overdue'] } },
  cancel: {
    label: 'Cancelar boleto',
    by: ['staff', 'system'],
    event: 'boleto.canceled',
    paths: {
      opened: ['canceled'],
      partially_paid: ['canceled'],
      overdue: ['canceled'],
      generation_failed: ['canceled'],
      validation_failed: ['canceled'],
    },
    asks_reason: true,
  },
} as const satisfies Record<string, Action<BoletoStatus, BoletoActor, Event>>;

export type BoletoAction = keyof typeof actions;

export const boletoMachine = stateMachine<BoletoStatus, BoletoAction, BoletoActor, Event>({
  field: 'status',
  names: { the: 'O boleto', this: 'este boleto' },
  labels: boletoStatusLabel,
  actions,
});

/** Money is still expected for it. */
export const OPEN_BOLETOS = ['opened', 'partially_paid', 'overdue'] as const satisfies readonly BoletoStatus[];

export const isOpenBoleto = (status: BoletoStatus): boolean => (OPEN_BOLETOS as readonly string[]).includes(status);

type Payable = {
  status: BoletoStatus;
  recurrence_id: number | null;
  plan_month: string | null;
  digitable_line: string | null;
  pix_code: string | null;
};

/** It was made by the clock, of a repetition or of a plan, and the bank's line, another each month, is still to be put in. */
export const awaitsGuide = ({ status, recurrence_id, plan_month, digitable_line, pix_code }: Payable): boolean =>
  isOpenBoleto(status) && (recurrence_id !== null || plan_month !== null) && digitable_line === null && pix_code === null;
