import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

// Where a PDF of a folder stands on its way: to a boleto, or to the obligation that it proves the delivery of.

export const BOLETO_PAPER_STATUSES = ['reading', 'to_check', 'queued', 'launched', 'delivered', 'discarded'] as const;
export type BoletoPaperStatus = (typeof BOLETO_PAPER_STATUSES)[number];

export const boletoPaperStatusLabel: Record<BoletoPaperStatus, string> = {
  reading: 'Lendo',
  to_check: 'A conferir',
  queued: 'Na fila',
  launched: 'Lançado',
  delivered: 'Entregue',
  discarded: 'Descartado',
};

/** Those of which something is still to come. */
export const OPEN_PAPERS = ['reading', 'to_check', 'queued'] as const satisfies readonly BoletoPaperStatus[];

/** How a row stands to whoever looks through the folder: one to check is sure, in doubt, or could not be read. */
export const BOLETO_PAPER_STATES = ['reading', 'sure', 'doubtful', 'unread', 'queued', 'launched'] as const;
export type BoletoPaperState = (typeof BOLETO_PAPER_STATES)[number];

export const boletoPaperStateLabel: Record<BoletoPaperState, string> = {
  reading: 'Lendo',
  sure: 'Certo',
  doubtful: 'Conferir',
  unread: 'Não lido',
  queued: 'Na fila',
  launched: 'Lançado',
};

export const boletoPaperStateTone: Record<BoletoPaperState, Tone> = {
  reading: 'running',
  sure: 'done',
  doubtful: 'attention',
  unread: 'attention',
  queued: 'running',
  launched: 'ended',
};

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const boletoPaperEventLabel = {
  'boleto_paper.added': 'PDF enviado à pasta',
  'boleto_paper.read': 'PDF lido',
  'boleto_paper.read_again': 'PDF lido de novo, por um modelo ensinado ou uma obrigação nova',
  'boleto_paper.queued': 'PDF posto na fila',
  'boleto_paper.refused': 'PDF não lançado',
  'boleto_paper.launched': 'PDF lançado como boleto',
  'boleto_paper.delivered': 'PDF entregue com a obrigação',
  'boleto_paper.discarded': 'PDF descartado',
} as const;

type Event = keyof typeof boletoPaperEventLabel;
export type BoletoPaperActor = 'staff' | 'system';

const actions = {
  read: { label: 'Ler', by: ['system'], event: 'boleto_paper.read', paths: { reading: ['to_check'] } },
  read_again: { label: 'Ler de novo', by: ['staff', 'system'], event: 'boleto_paper.read_again', paths: { to_check: ['reading'] } },
  queue: { label: 'Pôr na fila', by: ['staff'], event: 'boleto_paper.queued', paths: { to_check: ['queued'] } },
  refuse: { label: 'Recusar', by: ['system'], event: 'boleto_paper.refused', paths: { queued: ['to_check'] }, asks_reason: true },
  launch: {
    label: 'Lançar boleto',
    by: ['staff', 'system'],
    event: 'boleto_paper.launched',
    paths: { to_check: ['launched'], queued: ['launched'] },
  },
  deliver: {
    label: 'Entregar',
    by: ['staff', 'system'],
    event: 'boleto_paper.delivered',
    paths: { to_check: ['delivered'], queued: ['delivered'] },
  },
  discard: { label: 'Descartar', by: ['staff'], event: 'boleto_paper.discarded', paths: { to_check: ['discarded'] } },
} as const satisfies Record<string, Action<BoletoPaperStatus, BoletoPaperActor, Event>>;

export type BoletoPaperAction = keyof typeof actions;

export const boletoPaperMachine = stateMachine<BoletoPaperStatus, BoletoPaperAction, BoletoPaperActor, Event>({
  field: 'status',
  names: { the: 'O arquivo', this: 'este arquivo' },
  labels: boletoPaperStatusLabel,
  actions,
});
