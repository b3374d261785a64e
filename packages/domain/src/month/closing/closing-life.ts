import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

// Where the monthly closing of a company or of a cash book stands.

export const CLOSING_STATUSES = [
  'not_started',
  'awaiting_client',
  'running',
  'in_review',
  'closed',
  'reopened',
  'no_movement',
  'waived',
] as const;
export type ClosingStatus = (typeof CLOSING_STATUSES)[number];

/** Nothing more happens to these by themselves, and the month after them may close. */
export const DONE_CLOSINGS = ['closed', 'no_movement', 'waived'] as const satisfies readonly ClosingStatus[];

export const isDoneClosing = (status: ClosingStatus): boolean => DONE_CLOSINGS.some((done) => done === status);

export const closingStatusLabel: Record<ClosingStatus, string> = {
  not_started: 'Não iniciado',
  awaiting_client: 'Aguardando cliente',
  running: 'Em andamento',
  in_review: 'Em revisão',
  closed: 'Fechado',
  reopened: 'Reaberto',
  no_movement: 'Sem movimento',
  waived: 'Dispensado',
};

export const closingStatusTone: Record<ClosingStatus, Tone> = {
  not_started: 'ended',
  awaiting_client: 'waiting',
  running: 'running',
  in_review: 'running',
  closed: 'done',
  reopened: 'attention',
  no_movement: 'ended',
  waived: 'ended',
};

export const CLOSING_KINDS = ['company', 'cash_book'] as const;
export type ClosingKind = (typeof CLOSING_KINDS)[number];

/** The result of one check of a closing. */
export const CHECK_RESULTS = ['ok', 'alert', 'block'] as const;
export type CheckResult = (typeof CHECK_RESULTS)[number];

export const checkResultLabel: Record<CheckResult, string> = { ok: 'Ok', alert: 'Alerta', block: 'Bloqueio' };

export const checkResultTone: Record<CheckResult, Tone> = { ok: 'done', alert: 'waiting', block: 'attention' };

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const closingEventLabel = {
  'closing.opened': 'Fechamento aberto',
  'closing.extract_read': 'Valores oficiais lidos do extrato',
  'closing.edited': 'Fechamento alterado',
  'closing.started': 'Fechamento iniciado',
  'closing.awaiting_client': 'Fechamento à espera do cliente',
  'closing.resumed': 'Fechamento retomado',
  'closing.sent_to_review': 'Fechamento enviado para revisão',
  'closing.sent_back': 'Fechamento devolvido',
  'closing.closed': 'Mês fechado',
  'closing.changed_after': 'Mudou depois de fechado',
  'closing.reopened': 'Mês reaberto',
  'closing.no_movement_declared': 'Mês sem movimento',
  'closing.waived': 'Fechamento dispensado',
  'closing.reminded': 'Cliente lembrado do que falta',
  'closing.comment_deleted': 'Comentário da equipe excluído',
} as const;

type Event = keyof typeof closingEventLabel;

export type ClosingActor = 'staff' | 'system';

const actions = {
  start: {
    label: 'Iniciar',
    by: ['staff', 'system'],
    event: 'closing.started',
    paths: { not_started: ['running'], reopened: ['running'] },
  },
  wait_for_client: {
    label: 'Aguardar cliente',
    by: ['staff', 'system'],
    event: 'closing.awaiting_client',
    paths: {
      not_started: ['awaiting_client'],
      running: ['awaiting_client'],
      in_review: ['awaiting_client'],
      reopened: ['awaiting_client'],
    },
  },
  resume: { label: 'Retomar', by: ['staff', 'system'], event: 'closing.resumed', paths: { awaiting_client: ['running'] } },
  send_to_review: { label: 'Enviar para revisão', by: ['staff'], event: 'closing.sent_to_review', paths: { running: ['in_review'] } },
  send_back: { label: 'Devolver', by: ['staff'], event: 'closing.sent_back', paths: { in_review: ['running'] }, asks_reason: true },
  close: {
    label: 'Fechar',
    by: ['staff', 'system'],
    event: 'closing.closed',
    paths: { running: ['in_review', 'closed'], in_review: ['closed'] },
  },
  reopen: {
    label: 'Reabrir',
    by: ['staff'],
    event: 'closing.reopened',
    paths: { closed: ['reopened'], no_movement: ['reopened'], waived: ['reopened'] },
    asks_reason: true,
  },
  declare_no_movement: {
    label: 'Declarar sem movimento',
    by: ['staff', 'system'],
    event: 'closing.no_movement_declared',
    paths: { not_started: ['no_movement'], running: ['no_movement'] },
  },
  waive: {
    label: 'Dispensar',
    by: ['staff'],
    event: 'closing.waived',
    paths: { not_started: ['waived'], awaiting_client: ['waived'], running: ['waived'] },
    asks_reason: true,
  },
} as const satisfies Record<string, Action<ClosingStatus, ClosingActor, Event>>;

export type ClosingAction = keyof typeof actions;

export const closingMachine = stateMachine<ClosingStatus, ClosingAction, ClosingActor, Event>({
  field: 'status',
  names: { the: 'O fechamento', this: 'este fechamento' },
  labels: closingStatusLabel,
  actions,
});

/** The side whose turn it is where a check does not pass: the authority's where an emitter or a registry has still to answer. */
export const CHECK_SIDES = ['client', 'office', 'authority'] as const;
export type CheckSide = (typeof CHECK_SIDES)[number];

export const checkSideLabel: Record<CheckSide, string> = { client: 'Cliente', office: 'Escritório', authority: 'Órgão' };

export const checkSideTone: Record<CheckSide, Tone> = { client: 'waiting', office: 'attention', authority: 'running' };

/** What a closing looks at: whose work it is when it does not pass. */
export type ClosingCheck = { key: string; result: CheckResult; side: CheckSide };

/** What the checks ask of a closing by themselves: to wait when something of the client's blocks it, to go on when nothing does any more. */
export const dueClosingAction = (status: ClosingStatus, checks: readonly ClosingCheck[]): ClosingAction | null => {
  const waits = checks.some(({ result, side }) => result === 'block' && side === 'client');
  if (status === 'awaiting_client') return waits ? null : 'resume';
  return waits && closingMachine.legalActions(status, 'system').includes('wait_for_client') ? 'wait_for_client' : null;
};

/** 'Mudou depois de fechado (2)': `times` the law acted from outside of the product, as where an emitter cancelled a note. */
export const changedAfterWords = (times: number): string =>
  `${closingEventLabel['closing.changed_after']}${times > 1 ? ` (${times})` : ''}`;
