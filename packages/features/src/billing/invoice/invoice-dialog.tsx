import type { InvoiceDetail, InvoicePayment } from '@esteto/contract/billing/invoice-answer';
import { isReceivable } from '@esteto/domain/billing/invoice/invoice-status';
import { invoiceTitle } from '@esteto/domain/billing/invoice/invoice-title';
import { paymentForm } from '@esteto/domain/billing/payment/payment-form';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Timeline } from '@esteto/ui/components/display/timeline.tsx';
import { useFile } from '@esteto/ui/patterns/file/use-file.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import type { MutationLike, QueryLike } from '@esteto/ui/system/query/query-like';
import { Download, Eye, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Column, Columns, DialogNotice } from './invoice-columns.tsx';
import { InvoiceAttachments, InvoiceFiles, InvoiceRequirements } from './invoice-exchange.tsx';
import { InvoicePayments } from './invoice-payments.tsx';
import { InvoiceRecurrence } from './invoice-recurrence.tsx';
import { InvoiceService } from './invoice-service.tsx';
import { InvoiceStatusBadge } from './invoice-status-badge.tsx';
import { invoiceSteps } from './invoice-steps.ts';
import { paymentDone, paymentStart } from './payment-start.ts';
import type { Repeating } from './repeating.ts';
import type { Answering } from './requirement-answer.tsx';
import { ValuesSection } from './values-section.tsx';

type InvoiceDialogProps<Input> = {
  id: number;
  query: QueryLike<InvoiceDetail>;
  /** What the net is called: the doctor receives it, staff see an amount. */
  netLabel: string;
  /** Before the competence in the sub-line: whose invoice it is, where that is not plain. */
  whose?: (invoice: InvoiceDetail) => string;
  loadMirror: (invoice: InvoiceDetail) => Promise<Blob>;
  loadDocument: (invoice: InvoiceDetail, file: string) => Promise<Blob>;
  /** Records money that came in; left out for whoever may not. */
  receive?: MutationLike<InvoiceDetail, Input> | false;
  /** Takes a payment back; left out for whoever may not. */
  undoPayment?: ((invoice: InvoiceDetail, payment: InvoicePayment) => Promise<unknown>) | false;
  /** What is to be known before all else, above the columns. */
  notice?: (invoice: InvoiceDetail) => ReactNode;
  /** Answers what staff asks; left out for whoever may not. */
  answering?: Answering | false;
  /** Pauses, resumes, changes and ends what repeats itself; left out for whoever may not. */
  repeating?: Repeating | false;
  /** How one more file is put beside it. */
  attach?: (invoice: InvoiceDetail) => ReactNode;
  /** What else may be done with it, at the left. */
  actions?: (invoice: InvoiceDetail) => ReactNode;
  /** The step that is due now, filled, at the right. */
  next?: (invoice: InvoiceDetail) => ReactNode;
};

/** An invoice, the same for the doctor and for staff: amounts and the service at the left, what happened and the papers at the right. */
export const InvoiceDialog = <Input,>({
  id,
  query,
  netLabel,
  whose,
  loadMirror,
  loadDocument,
  receive,
  undoPayment,
  notice,
  answering,
  repeating,
  attach,
  actions,
  next,
}: InvoiceDialogProps<Input>) => (
  <RecordDialog
    noun="Nota"
    size="lg"
    query={query}
    title={(invoice) => `${invoiceTitle(invoice)} · ${invoice.client.name}`}
    subtitle={(invoice) => (
      <>
        <InvoiceStatusBadge status={invoice.status} />{' '}
        {[whose?.(invoice), `competência ${formatCompetence(invoice.competence)}`].filter(Boolean).join(' · ')}
      </>
    )}
    form={
      receive
        ? {
            id,
            title: ({ client }) => `Registrar recebimento · ${client.name}`,
            size: 'md',
            schema: paymentForm,
            initial: paymentStart,
            mutation: receive,
            done: paymentDone,
            submitLabel: 'Registrar recebimento',
            children: <PaymentFields />,
          }
        : undefined
    }
    footer={(invoice, edit) =>
      (actions || next || invoice.has_mirror) && (
        <>
          {actions?.(invoice)}
          {invoice.has_mirror && <MirrorButtons invoice={invoice} load={() => loadMirror(invoice)} />}
          {receive && isReceivable(invoice.status) && (
            <Button icon={Wallet} onClick={edit}>
              Registrar recebimento
            </Button>
          )}
          {next?.(invoice)}
        </>
      )
    }
  >
    {(invoice) => {
      const isAnswering = Boolean(answering) && invoice.status === 'requirement';
      const load = (file: string) => loadDocument(invoice, file);
      return (
        <>
          {answering && isAnswering && <WaitingRequirements invoice={invoice} answering={answering} load={load} />}
          <Columns>
            {notice && <DialogNotice>{notice(invoice)}</DialogNotice>}
            <Column>
              <ValuesSection invoice={invoice} netLabel={netLabel} />
              <InvoiceService invoice={invoice} />
            </Column>
            <Column>
              <section aria-label="O que aconteceu">
                <QuietHeading>O que aconteceu</QuietHeading>
                <Timeline steps={invoiceSteps(invoice, today())} />
              </section>
              {invoice.recurrence && <InvoiceRecurrence recurrence={invoice.recurrence} repeating={repeating} />}
              <InvoiceRequirements invoice={invoice} load={load} isAnswering={isAnswering} />
              <InvoicePayments invoice={invoice} undo={undoPayment ? (payment) => undoPayment(invoice, payment) : undefined} />
              <InvoiceFiles invoice={invoice} load={load} />
              <InvoiceAttachments invoice={invoice} load={load} action={attach?.(invoice)} />
            </Column>
          </Columns>
        </>
      );
    }}
  </RecordDialog>
);

const WaitingRequirements = lazyComponent(() =>
  import('./waiting-requirements.tsx').then(({ WaitingRequirements }) => WaitingRequirements),
);

const PaymentFields = lazyComponent(() => import('./payment-fields.tsx').then(({ PaymentFields }) => PaymentFields));

/** The note as a PDF, to look at and to keep: 'DANFSe' is only what the national emitter authorised. */
const MirrorButtons = ({ invoice, load }: { invoice: InvoiceDetail; load: () => Promise<Blob> }) => {
  const title = invoiceTitle(invoice);
  const isNational = invoice.emitter_process === 'national_api';
  const noun = isNational ? 'DANFSe' : 'espelho';
  const { busy, view, save, viewer } = useFile({
    label: `${isNational ? 'DANFSe' : 'Espelho da NFS-e'} · ${title}`,
    name: `${noun.toLowerCase()}-${title.toLowerCase().replaceAll(/\W+/g, '-')}.pdf`,
    mime: 'application/pdf',
    load,
  });
  return (
    <>
      <Button icon={Eye} busy={busy === 'view'} onClick={view}>
        Ver {noun}
      </Button>
      <Button icon={Download} busy={busy === 'save'} onClick={save}>
        Baixar {noun}
      </Button>
      {viewer}
    </>
  );
};
