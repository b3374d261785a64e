import { type Action, stateMachine } from '../../shared/status/state-machine.ts';

// What becomes of a proposal for the places that nobody has.

export const AUTO_FILL_STATUSES = ['running', 'ready', 'failed', 'cancelled', 'closed'] as const;
export type AutoFillStatus = (typeof AUTO_FILL_STATUSES)[number];

export const autoFillStatusLabel: Record<AutoFillStatus, string> = {
  running: 'Em andamento',
  ready: 'Proposta pronta',
  failed: 'Não terminou',
  cancelled: 'Cancelado',
  closed: 'Encerrado',
};

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const autoFillEventLabel = {
  'auto_fill.started': 'Preenchimento da escala pedido',
  'auto_fill.proposed': 'Preenchimento da escala proposto',
  'auto_fill.failed': 'Preenchimento da escala sem sucesso',
  'auto_fill.cancelled': 'Preenchimento da escala cancelado',
  'auto_fill.accepted': 'Vagas da proposta aceitas',
  'auto_fill.closed': 'Proposta de preenchimento encerrada',
} as const;

type Event = keyof typeof autoFillEventLabel;

const actions = {
  propose: { label: 'Propor', by: ['system'], event: 'auto_fill.proposed', paths: { running: ['ready'] } },
  fail: { label: 'Dar por não terminado', by: ['system'], event: 'auto_fill.failed', paths: { running: ['failed'] } },
  // Also of one that has just become ready, before whoever cancels it has seen that.
  cancel: { label: 'Cancelar', by: ['manager'], event: 'auto_fill.cancelled', paths: { running: ['cancelled'], ready: ['cancelled'] } },
  close: { label: 'Encerrar', by: ['manager'], event: 'auto_fill.closed', paths: { ready: ['closed'] } },
} as const satisfies Record<string, Action<AutoFillStatus, 'manager' | 'system', Event>>;

export const autoFillMachine = stateMachine<AutoFillStatus, keyof typeof actions, 'manager' | 'system', Event>({
  field: 'status',
  names: { the: 'O preenchimento', this: 'este preenchimento' },
  labels: autoFillStatusLabel,
  actions,
});
