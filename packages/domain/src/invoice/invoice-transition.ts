import type { EventAction } from '../event/event-actions.ts';
import { INVOICE_STATUSES, type InvoiceStatus, invoiceStatusLabel } from './invoice-status.ts';

// What moves an invoice from one status to another (entities.md, state machines), who may do it, and the event it leaves in the history.

export type InvoiceActor = 'doctor' | 'staff' | 'system';

/** Statuses passed one after the other; the last is where the invoice ends. Where one action covers several steps, all are recorded. */
type Path = readonly InvoiceStatus[];

type Action = {
  label: string;
  by: readonly InvoiceActor[];
  event: EventAction;
  paths: Partial<Record<InvoiceStatus, Path>>;
};

export const INVOICE_ACTIONS = {
  start_preparation: {
    label: 'Iniciar preparação',
    by: ['staff'],
    event: 'invoice.preparation_started',
    paths: { requested: ['in_preparation'], answered: ['in_preparation'], rejected: ['in_preparation'] },
  },
  open_requirement: {
    label: 'Abrir exigência',
    by: ['staff'],
    event: 'invoice.requirement_opened',
    paths: {
      requested: ['in_preparation', 'requirement'],
      in_preparation: ['requirement'],
      answered: ['in_preparation', 'requirement'],
      rejected: ['in_preparation', 'requirement'],
    },
  },
  answer_requirement: {
    label: 'Responder exigência',
    by: ['doctor', 'staff'],
    event: 'invoice.requirement_answered',
    paths: { requirement: ['answered'] },
  },
  conclude_requirement: {
    label: 'Concluir exigência',
    by: ['staff'],
    event: 'invoice.requirement_concluded',
    paths: { requirement: ['answered', 'in_preparation'], answered: ['in_preparation'] },
  },
  mark_ready: {
    label: 'Marcar como pronta',
    by: ['staff'],
    event: 'invoice.made_ready',
    paths: {
      requested: ['in_preparation', 'ready'],
      in_preparation: ['ready'],
      answered: ['in_preparation', 'ready'],
      rejected: ['in_preparation', 'ready'],
    },
  },
  issue: {
    label: 'Emitir',
    by: ['staff'],
    event: 'invoice.issued',
    paths: {
      requested: ['in_preparation', 'ready', 'authorized'],
      in_preparation: ['ready', 'authorized'],
      answered: ['in_preparation', 'ready', 'authorized'],
      ready: ['authorized'],
      rejected: ['in_preparation', 'ready', 'authorized'],
    },
  },
  transmit: { label: 'Transmitir', by: ['staff', 'system'], event: 'invoice.transmitted', paths: { ready: ['sending'] } },
  authorize: { label: 'Autorizar', by: ['system'], event: 'invoice.authorized', paths: { sending: ['authorized'] } },
  reject: { label: 'Rejeitar', by: ['system'], event: 'invoice.rejected', paths: { sending: ['rejected'] } },
  discard: {
    label: 'Descartar',
    by: ['doctor', 'staff'],
    event: 'invoice.discarded',
    paths: {
      requested: ['discarded'],
      in_preparation: ['discarded'],
      requirement: ['discarded'],
      answered: ['discarded'],
      ready: ['discarded'],
      rejected: ['discarded'],
    },
  },
  send: { label: 'Enviar ao tomador', by: ['doctor', 'staff', 'system'], event: 'invoice.sent', paths: { authorized: ['sent'] } },
  receive_part: {
    label: 'Registrar recebimento parcial',
    by: ['doctor', 'staff', 'system'],
    event: 'invoice.partially_received',
    paths: { authorized: ['partially_paid'], sent: ['partially_paid'], overdue: ['partially_paid'], partially_paid: ['partially_paid'] },
  },
  receive: {
    label: 'Registrar recebimento',
    by: ['doctor', 'staff', 'system'],
    event: 'invoice.received',
    paths: { authorized: ['paid'], sent: ['paid'], overdue: ['paid'], partially_paid: ['paid'] },
  },
  expire: { label: 'Vencer', by: ['system'], event: 'invoice.expired', paths: { authorized: ['overdue'], sent: ['overdue'] } },
  request_cancellation: {
    label: 'Solicitar cancelamento',
    by: ['doctor', 'staff'],
    event: 'invoice.cancellation_requested',
    paths: { authorized: ['cancellation_requested'], sent: ['cancellation_requested'] },
  },
  cancel: {
    label: 'Cancelar nota',
    by: ['staff'],
    event: 'invoice.cancelled',
    paths: {
      authorized: ['cancellation_requested', 'cancelled'],
      sent: ['cancellation_requested', 'cancelled'],
      cancellation_requested: ['cancelled'],
    },
  },
  deny_cancellation: {
    label: 'Negar cancelamento',
    by: ['staff'],
    event: 'invoice.cancellation_denied',
    paths: { cancellation_requested: ['cancellation_denied'] },
  },
  replace: {
    label: 'Substituir',
    by: ['staff'],
    event: 'invoice.replaced',
    paths: { authorized: ['replaced'], sent: ['replaced'] },
  },
} as const satisfies Record<string, Action>;

export type InvoiceAction = keyof typeof INVOICE_ACTIONS;

/** `through` are the statuses passed on the way, in order, to be recorded; `to` is where the invoice ends. */
export type Transition =
  | { ok: true; to: InvoiceStatus; through: InvoiceStatus[]; event: EventAction }
  | { ok: false; legal: InvoiceAction[]; message: string };

/**
 * What `action` does to an invoice that stands at `from`. Refuses with the actions that are legal there, named in Portuguese. `by` also asks
 * whether that kind of person may do it; `before` is where a denied cancellation goes back to.
 */
export const transition = (
  from: InvoiceStatus,
  action: InvoiceAction,
  { by, before = 'authorized' }: { by?: InvoiceActor; before?: 'authorized' | 'sent' } = {},
): Transition => {
  const path = pathOf(from, action);
  if (!path || (by && !mayDo(action, by))) return refusal(from, action, by);
  const whole = action === 'deny_cancellation' ? [...path, before] : path;
  return { ok: true, to: whole.at(-1) ?? from, through: whole.slice(0, -1), event: INVOICE_ACTIONS[action].event };
};

/** Actions that are legal at `from`, in the order of the table; with `by`, only those that this kind of person may do. */
export const legalActions = (from: InvoiceStatus, by?: InvoiceActor): InvoiceAction[] =>
  ALL_ACTIONS.filter((action) => pathOf(from, action) && (!by || mayDo(action, by)));

/** Statuses at which `action` is legal. */
export const statusesFor = (action: InvoiceAction): InvoiceStatus[] => INVOICE_STATUSES.filter((status) => pathOf(status, action));

const ALL_ACTIONS = Object.keys(INVOICE_ACTIONS) as InvoiceAction[];

const pathOf = (from: InvoiceStatus, action: InvoiceAction): Path | undefined => (INVOICE_ACTIONS[action] as Action).paths[from];

const mayDo = (action: InvoiceAction, by: InvoiceActor): boolean => (INVOICE_ACTIONS[action] as Action).by.includes(by);

const refusal = (from: InvoiceStatus, action: InvoiceAction, by?: InvoiceActor): Transition => {
  const legal = legalActions(from, by);
  const names = legal.map((name) => INVOICE_ACTIONS[name].label).join(', ');
  const possible = legal.length ? `Agora é possível: ${names}.` : 'Nenhuma ação muda mais esta nota.';
  return {
    ok: false,
    legal,
    message: `A nota está em "${invoiceStatusLabel[from]}" e não aceita "${INVOICE_ACTIONS[action].label}". ${possible}`,
  };
};
