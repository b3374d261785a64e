import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import { type IncomeTaxStatus, incomeTaxStatusLabel } from './income-tax-status.ts';

// The life of a person's income-tax return, from the year's opening to what Receita Federal made of it.

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const incomeTaxEventLabel = {
  'income_tax.opened': 'Declaração aberta',
  'income_tax.kept': 'Declaração entregue por outro escritório, guardada',
  'income_tax.quoted': 'Orçamento enviado',
  'income_tax.documents_asked': 'Documentos pedidos',
  'income_tax.filling': 'Preenchimento começado',
  'income_tax.in_review': 'Enviada para revisão',
  'income_tax.sent_back': 'Devolvida ao preenchimento',
  'income_tax.approval_asked': 'Aprovação pedida ao cliente',
  'income_tax.approved': 'Aprovada pelo cliente',
  'income_tax.correction_asked': 'Correção pedida pelo cliente',
  'income_tax.transmitted': 'Transmitida à Receita Federal',
  'income_tax.taken_back': 'Transmissão desfeita',
  'income_tax.restored': 'Retificação desfeita',
  'income_tax.processed': 'Processada pela Receita Federal',
  'income_tax.audited': 'Retida em malha fina',
  'income_tax.amended': 'Retificada por outra declaração',
  'income_tax.finished': 'Finalizada',
  'income_tax.cancelled': 'Cancelada',
  'income_tax.reopened': 'Reaberta',
  'income_tax.assigned': 'Responsável alterado',
  'income_tax.edited': 'Declaração alterada',
  'income_tax.deadline_moved': 'Prazo alterado com o do exercício',
  'income_tax.billed': 'Cobrança criada',
  'income_tax.result_noted': 'Resultado informado',
  'income_tax.account_told': 'Forma de pagamento ou de restituição informada',
  'income_tax.refund_noted': 'Restituição informada',
  'income_tax.looked_at': 'Declaração aberta pela equipe',
  'income_tax.file_read': 'Arquivo aberto pela equipe',
  'income_tax.file_added': 'Arquivo incluído',
  'income_tax.file_removed': 'Arquivo excluído',
  'income_tax.item_changed': 'Documento pedido alterado',
  'income_tax.informe_set_aside': 'Informe deixado de fora do ano',
  'income_tax.informe_taken_in': 'Informe contado de novo no ano',
  'income_tax.informe_read': 'Informe de rendimentos lido',
  'income_tax.comment_deleted': 'Comentário da equipe excluído',
} as const;

type Event = keyof typeof incomeTaxEventLabel;

/** `job`: what the day itself brings. */
export type IncomeTaxActor = 'staff' | 'client' | 'job';

const actions = {
  quote: { label: 'Enviar orçamento', by: ['staff', 'job'], event: 'income_tax.quoted', paths: { not_started: ['quote'] } },
  ask_documents: {
    label: 'Pedir documentos',
    by: ['staff', 'job'],
    event: 'income_tax.documents_asked',
    paths: {
      not_started: ['awaiting_documents'],
      quote: ['awaiting_documents'],
      filling: ['awaiting_documents'],
      in_review: ['awaiting_documents'],
    },
  },
  fill: { label: 'Começar a preencher', by: ['staff'], event: 'income_tax.filling', paths: { awaiting_documents: ['filling'] } },
  review: { label: 'Enviar para revisão', by: ['staff'], event: 'income_tax.in_review', paths: { filling: ['in_review'] } },
  send_back: {
    label: 'Devolver ao preenchimento',
    by: ['staff'],
    event: 'income_tax.sent_back',
    paths: { in_review: ['filling'], awaiting_approval: ['filling'] },
    asks_reason: true,
  },
  ask_approval: {
    label: 'Pedir aprovação',
    by: ['staff'],
    event: 'income_tax.approval_asked',
    paths: { in_review: ['awaiting_approval'] },
  },
  /** It stands until the return is transmitted: what was approved is what goes out. */
  approve: {
    label: 'Aprovar a declaração',
    by: ['client'],
    event: 'income_tax.approved',
    paths: { awaiting_approval: ['awaiting_approval'] },
  },
  ask_correction: {
    label: 'Pedir correção',
    by: ['client'],
    event: 'income_tax.correction_asked',
    paths: { awaiting_approval: ['filling'] },
    asks_reason: true,
  },
  transmit: {
    label: 'Marcar como transmitida',
    by: ['staff'],
    event: 'income_tax.transmitted',
    paths: { awaiting_approval: ['transmitted'] },
  },
  /** Marked by mistake: the return was never sent. One that another office should have delivered is not there then. */
  take_back: {
    label: 'Desfazer a transmissão',
    by: ['staff'],
    event: 'income_tax.taken_back',
    paths: { transmitted: [] },
    back_to: ['awaiting_approval', 'cancelled'],
    asks_reason: true,
  },
  /** The return that took its place was never sent. */
  stand_again: {
    label: 'Voltar a valer',
    by: ['staff'],
    event: 'income_tax.restored',
    paths: { amended: [] },
    back_to: ['transmitted', 'processed', 'audited'],
    asks_reason: true,
  },
  process: {
    label: 'Marcar como processada',
    by: ['staff'],
    event: 'income_tax.processed',
    paths: { transmitted: ['processed'], audited: ['processed'] },
  },
  audit: {
    label: 'Caiu na malha fina',
    by: ['staff'],
    event: 'income_tax.audited',
    paths: { transmitted: ['audited'], processed: ['audited'] },
    asks_reason: true,
  },
  amend: {
    label: 'Retificar',
    by: ['staff'],
    event: 'income_tax.amended',
    paths: { transmitted: ['amended'], processed: ['amended'], audited: ['amended'] },
  },
  finish: {
    label: 'Finalizar',
    by: ['staff'],
    event: 'income_tax.finished',
    paths: { processed: ['finished'], amended: ['finished'] },
  },
  cancel: {
    label: 'Cancelar a declaração',
    by: ['staff'],
    event: 'income_tax.cancelled',
    paths: {
      not_started: ['cancelled'],
      quote: ['cancelled'],
      awaiting_documents: ['cancelled'],
      filling: ['cancelled'],
      in_review: ['cancelled'],
      awaiting_approval: ['cancelled'],
    },
    asks_reason: true,
  },
  reopen: { label: 'Reabrir', by: ['staff'], event: 'income_tax.reopened', paths: { cancelled: ['not_started'] } },
} as const satisfies Record<string, Action<IncomeTaxStatus, IncomeTaxActor, Event>>;

export type IncomeTaxAction = keyof typeof actions;

export const incomeTaxMachine = stateMachine<IncomeTaxStatus, IncomeTaxAction, IncomeTaxActor, Event>({
  field: 'status',
  names: { the: 'A declaração', this: 'esta declaração' },
  labels: incomeTaxStatusLabel,
  actions,
});

/** Before it is at Receita Federal: its papers and its figures still move. */
export const isBeingMade = (status: IncomeTaxStatus): boolean =>
  ['not_started', 'quote', 'awaiting_documents', 'filling', 'in_review', 'awaiting_approval'].includes(status);

/** It is at Receita Federal, whatever became of it there. */
export const isDelivered = (status: IncomeTaxStatus): boolean => !isBeingMade(status) && status !== 'cancelled';
