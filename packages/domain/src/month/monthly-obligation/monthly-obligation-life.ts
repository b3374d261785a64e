import type { ObligationKey } from '../../law/obligation/obligation-rule.ts';
import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

// Where an obligation of one company and month stands.

export const MONTHLY_OBLIGATION_STATUSES = [
  'not_generated',
  'to_do',
  'running',
  'awaiting_client',
  'delivered',
  'delivered_late',
  'paid',
  'waived',
  'no_fact',
  'overdue',
] as const;
export type MonthlyObligationStatus = (typeof MONTHLY_OBLIGATION_STATUSES)[number];

export const monthlyObligationStatusLabel: Record<MonthlyObligationStatus, string> = {
  not_generated: 'Não gerada',
  to_do: 'A fazer',
  running: 'Em andamento',
  awaiting_client: 'Aguardando cliente',
  delivered: 'Entregue',
  delivered_late: 'Entregue em atraso',
  paid: 'Paga',
  waived: 'Dispensada',
  no_fact: 'Sem fato gerador',
  overdue: 'Vencida',
};

export const monthlyObligationStatusTone: Record<MonthlyObligationStatus, Tone> = {
  not_generated: 'draft',
  to_do: 'waiting',
  running: 'running',
  awaiting_client: 'waiting',
  delivered: 'done',
  delivered_late: 'done',
  paid: 'done',
  waived: 'ended',
  no_fact: 'ended',
  overdue: 'attention',
};

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const monthlyObligationEventLabel = {
  'monthly_obligation.generated': 'Obrigação gerada pela regra',
  'monthly_obligation.created': 'Obrigação incluída',
  'monthly_obligation.edited': 'Obrigação alterada',
  'monthly_obligation.dated': 'Datas refeitas pelos feriados e pelas regras',
  'monthly_obligation.started': 'Obrigação iniciada',
  'monthly_obligation.awaiting_client': 'Obrigação à espera do cliente',
  'monthly_obligation.resumed': 'Obrigação retomada',
  'monthly_obligation.delivered': 'Obrigação entregue',
  'monthly_obligation.delivered_late': 'Obrigação entregue em atraso',
  'monthly_obligation.paid': 'Obrigação paga',
  'monthly_obligation.payment_undone': 'Pagamento da obrigação desfeito',
  'monthly_obligation.guide_changed': 'Outra guia da obrigação',
  'monthly_obligation.no_fact': 'Obrigação sem fato gerador',
  'monthly_obligation.waived': 'Obrigação dispensada',
  'monthly_obligation.reopened': 'Obrigação reaberta',
  'monthly_obligation.expired': 'Obrigação vencida',
  'monthly_obligation.comment_deleted': 'Comentário da equipe excluído',
  'monthly_obligation.file_added': 'Arquivo incluído na obrigação',
  'monthly_obligation.file_removed': 'Arquivo retirado da obrigação',
  'monthly_obligation_file.added': 'Arquivo incluído',
  'monthly_obligation_file.removed': 'Arquivo retirado',
} as const;

type Event = keyof typeof monthlyObligationEventLabel;

export type MonthlyObligationActor = 'staff' | 'system';

const actions = {
  start: {
    label: 'Iniciar',
    by: ['staff'],
    event: 'monthly_obligation.started',
    paths: { to_do: ['running'] },
  },
  wait_for_client: {
    label: 'Aguardar cliente',
    by: ['staff'],
    event: 'monthly_obligation.awaiting_client',
    paths: { to_do: ['awaiting_client'], running: ['awaiting_client'] },
  },
  resume: { label: 'Retomar', by: ['staff'], event: 'monthly_obligation.resumed', paths: { awaiting_client: ['running'] } },
  deliver: {
    label: 'Entregar',
    by: ['staff', 'system'],
    event: 'monthly_obligation.delivered',
    paths: { to_do: ['delivered'], running: ['delivered'], awaiting_client: ['delivered'], overdue: ['delivered'] },
  },
  deliver_late: {
    label: 'Entregar em atraso',
    by: ['staff', 'system'],
    event: 'monthly_obligation.delivered_late',
    paths: { to_do: ['delivered_late'], running: ['delivered_late'], awaiting_client: ['delivered_late'], overdue: ['delivered_late'] },
  },
  pay: {
    label: 'Marcar como paga',
    by: ['staff', 'system'],
    event: 'monthly_obligation.paid',
    paths: { delivered: ['paid'], delivered_late: ['paid'] },
  },
  declare_no_fact: {
    label: 'Sem fato gerador',
    by: ['staff'],
    event: 'monthly_obligation.no_fact',
    paths: { to_do: ['no_fact'], running: ['no_fact'], awaiting_client: ['no_fact'], overdue: ['no_fact'] },
  },
  waive: {
    label: 'Dispensar',
    by: ['staff'],
    event: 'monthly_obligation.waived',
    paths: { to_do: ['waived'], running: ['waived'], awaiting_client: ['waived'], overdue: ['waived'] },
    asks_reason: true,
  },
  /** The payment of its guide is taken back: it was delivered as before. */
  undo_payment: {
    label: 'Desfazer pagamento',
    by: ['system'],
    event: 'monthly_obligation.payment_undone',
    paths: { paid: [] },
    back_to: ['delivered', 'delivered_late'],
  },
  /** To be done again, or at once overdue where its day has passed: `reopenedStatus` says which. The clock does it when the guide is cancelled. */
  reopen: {
    label: 'Reabrir',
    by: ['staff', 'system'],
    event: 'monthly_obligation.reopened',
    paths: { delivered: [], delivered_late: [], paid: [], waived: [], no_fact: [] },
    back_to: ['to_do', 'overdue'],
    asks_reason: true,
  },
  /** A holiday that was told late gives back the day that it took. */
  give_time: { label: 'Refazer as datas', by: ['system'], event: 'monthly_obligation.dated', paths: { overdue: ['to_do'] } },
  expire: {
    label: 'Vencer',
    by: ['system'],
    event: 'monthly_obligation.expired',
    paths: { to_do: ['overdue'], running: ['overdue'], awaiting_client: ['overdue'] },
  },
} as const satisfies Record<string, Action<MonthlyObligationStatus, MonthlyObligationActor, Event>>;

export type MonthlyObligationAction = keyof typeof actions;

export const monthlyObligationMachine = stateMachine<MonthlyObligationStatus, MonthlyObligationAction, MonthlyObligationActor, Event>({
  field: 'status',
  names: { the: 'A obrigação', this: 'esta obrigação' },
  labels: monthlyObligationStatusLabel,
  actions,
});

/** What staff move an obligation by at once; a delivery tells more and has a form of its own. */
export const OBLIGATION_MOVES = [
  'start',
  'wait_for_client',
  'resume',
  'pay',
  'declare_no_fact',
  'waive',
  'reopen',
] as const satisfies readonly MonthlyObligationAction[];
export type ObligationMove = (typeof OBLIGATION_MOVES)[number];

/** Still to be done by somebody. */
export const OPEN_OBLIGATIONS = ['to_do', 'running', 'awaiting_client', 'overdue'] as const satisfies readonly MonthlyObligationStatus[];

export const isOpenObligation = (status: MonthlyObligationStatus): boolean => (OPEN_OBLIGATIONS as readonly string[]).includes(status);

/** Where an obligation comes back to that is opened again on a day. */
export const reopenedStatus = ({ due_order }: { due_order: string }, today: string): MonthlyObligationStatus =>
  due_order < today ? 'overdue' : 'to_do';

/** That they have nothing to say is refused of a month with revenue: both are of it. */
const OF_REVENUE = ['das', 'pgdas'] as const satisfies readonly ObligationKey[];

export const isOfRevenue = (key: ObligationKey | null): boolean => OF_REVENUE.some((one) => one === key);
