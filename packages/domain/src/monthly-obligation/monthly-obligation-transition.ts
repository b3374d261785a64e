import { type Action, stateMachine } from '../shared/status/state-machine.ts';
import { type MonthlyObligationStatus, monthlyObligationStatusLabel } from './monthly-obligation-status.ts';

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
    by: ['staff'],
    event: 'monthly_obligation.delivered',
    paths: { to_do: ['delivered'], running: ['delivered'], awaiting_client: ['delivered'], overdue: ['delivered'] },
  },
  deliver_late: {
    label: 'Entregar em atraso',
    by: ['staff'],
    event: 'monthly_obligation.delivered_late',
    paths: { to_do: ['delivered_late'], running: ['delivered_late'], awaiting_client: ['delivered_late'], overdue: ['delivered_late'] },
  },
  pay: {
    label: 'Marcar como paga',
    by: ['staff'],
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
  /** To be done again, or at once overdue where its day has passed: `reopenedStatus` says which. */
  reopen: {
    label: 'Reabrir',
    by: ['staff'],
    event: 'monthly_obligation.reopened',
    paths: { delivered: [], delivered_late: [], paid: [], waived: [], no_fact: [] },
    back_to: ['to_do', 'overdue'],
    asks_reason: true,
  },
  expire: {
    label: 'Vencer',
    by: ['system'],
    event: 'monthly_obligation.expired',
    paths: { to_do: ['overdue'], running: ['overdue'], awaiting_client: ['overdue'] },
  },
} as const satisfies Record<string, Action<MonthlyObligationStatus, MonthlyObligationActor>>;

export type MonthlyObligationAction = keyof typeof actions;

export const monthlyObligationMachine = stateMachine<MonthlyObligationStatus, MonthlyObligationAction, MonthlyObligationActor>({
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
