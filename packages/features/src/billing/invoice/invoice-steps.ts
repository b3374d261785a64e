import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import {
  invoiceStatusLabel,
  invoiceStatusTone,
  isIssued,
  isLate,
  isOpen,
  isReceivable,
} from '@esteto/domain/billing/invoice/invoice-status';
import { formatDate, formatInstant } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import type { TimelineStep } from '@esteto/ui/components/display/timeline.tsx';

/** What happened to an invoice so far, and what is expected next. */
export const invoiceSteps = (invoice: InvoiceDetail, today: string): TimelineStep[] => [
  requested(invoice, today),
  ...stepsFromIssue(invoice, today),
  ...cancelling(invoice),
  ...discarded(invoice),
];

/** The same without who asked for it, for whom the invoice begins with its issue. */
export const stepsFromIssue = (invoice: InvoiceStages, today: string): TimelineStep[] =>
  [inProgress, issued, sent, due, paid, ended].flatMap((step) => step(invoice, today) ?? []);

type InvoiceStages = Pick<
  InvoiceDetail,
  'status' | 'issue_date' | 'number' | 'verification_code' | 'sent_at' | 'due_date' | 'paid_at' | 'received_amount' | 'cancelled_at'
>;

type Step = (invoice: InvoiceStages, today: string) => TimelineStep | null;

const requested = ({ requested_at, requested_by_name }: InvoiceDetail, today: string): TimelineStep => ({
  label: 'Solicitada',
  when: formatInstant(requested_at, today),
  detail: requested_by_name && `por ${requested_by_name}`,
  tone: 'done',
});

/** A cancellation that was asked for, and is not yet, or will not be. */
const cancelling = ({ status, cancel_event_status, cancel_text }: InvoiceDetail): TimelineStep[] => {
  if (status === 'cancellation_requested') return [{ label: invoiceStatusLabel[status], detail: cancel_text, tone: 'waiting' }];
  return cancel_event_status === 'denied' && isIssued(status)
    ? [{ label: invoiceStatusLabel.cancellation_denied, detail: 'A nota continua valendo.', tone: 'attention' }]
    : [];
};

const inProgress: Step = ({ status }) => {
  if (!isOpen(status)) return null;
  if (status === 'requested') return { label: 'Emissão', detail: 'A nossa equipe vai conferir e emitir.', tone: 'waiting', ahead: true };
  const detail = status === 'requirement' ? 'A equipe espera uma resposta para emitir.' : 'A nota ainda não foi emitida.';
  return { label: invoiceStatusLabel[status], detail, tone: invoiceStatusTone[status] };
};

const issued: Step = ({ issue_date, number, verification_code }, today) =>
  issue_date === null
    ? null
    : {
        label: 'Emitida',
        when: formatDate(issue_date, today),
        detail: [number && `NFS-e ${number}`, verification_code && `código ${verification_code}`].filter(Boolean).join(' · '),
        tone: 'done',
      };

const sent: Step = ({ sent_at }, today) =>
  sent_at === null ? null : { label: 'Enviada ao tomador', when: formatInstant(sent_at, today), tone: 'done' };

const due: Step = ({ status, due_date }, today) => {
  if (!due_date || !(isReceivable(status) || isOpen(status))) return null;
  const when = formatDate(due_date, today);
  return isLate({ status, due_date }, today)
    ? { label: 'Venceu', when, tone: 'attention' }
    : { label: 'Vencimento', when, tone: 'waiting', ahead: true };
};

const paid: Step = ({ paid_at, received_amount }, today) =>
  paid_at === null ? null : { label: 'Paga', when: formatDate(paid_at, today), detail: formatMoney(received_amount), tone: 'done' };

const ended: Step = ({ status, cancelled_at }, today) =>
  status === 'cancelled' || status === 'replaced'
    ? { label: invoiceStatusLabel[status], when: cancelled_at && formatInstant(cancelled_at, today), tone: 'ended' }
    : null;

/** Given up before it became a note, and why. */
const discarded = ({ status, discard_reason }: InvoiceDetail): TimelineStep[] =>
  status === 'discarded' ? [{ label: invoiceStatusLabel.discarded, detail: discard_reason, tone: 'ended' }] : [];
