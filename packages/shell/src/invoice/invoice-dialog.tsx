import type { InvoiceDetail } from '@esteto/contract/invoice-answer';
import { invoiceTitle } from '@esteto/domain/invoice/invoice-title';
import { formatCompetence } from '@esteto/domain/shared/competence';
import { RecordDialog } from '@esteto/ui/dialog/record-dialog.tsx';
import { QuietHeading } from '@esteto/ui/facts/facts.tsx';
import type { QueryLike } from '@esteto/ui/query/query-like';
import { Timeline } from '@esteto/ui/timeline/timeline.tsx';
import { today } from '@esteto/ui/today/today';
import type { ReactNode } from 'react';
import { Column, Columns } from './invoice-columns.tsx';
import { InvoiceFiles } from './invoice-files.tsx';
import { InvoiceService } from './invoice-service.tsx';
import { InvoiceStatusBadge } from './invoice-status-badge.tsx';
import { invoiceSteps } from './invoice-steps.ts';
import { InvoiceValues } from './invoice-values.tsx';
import { MirrorButtons } from './mirror-buttons.tsx';

type InvoiceDialogProps = {
  query: QueryLike<InvoiceDetail>;
  /** What the net is called: the doctor receives it, staff see an amount. */
  netLabel: string;
  /** Before the competence in the sub-line: whose invoice it is, where that is not plain. */
  whose?: (invoice: InvoiceDetail) => string;
  loadMirror: (invoice: InvoiceDetail) => Promise<Blob>;
  loadDocument: (invoice: InvoiceDetail, file: string) => Promise<Blob>;
  /** What may be done with it, left of the mirror's buttons. */
  actions?: (invoice: InvoiceDetail) => ReactNode;
};

/** An invoice, the same for the doctor and for staff: amounts and the service at the left, what happened and the papers at the right. */
export const InvoiceDialog = ({ query, netLabel, whose, loadMirror, loadDocument, actions }: InvoiceDialogProps) => (
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
    footer={(invoice) =>
      (actions || invoice.has_mirror) && (
        <>
          {actions?.(invoice)}
          {invoice.has_mirror && <MirrorButtons invoice={invoice} load={() => loadMirror(invoice)} />}
        </>
      )
    }
  >
    {(invoice) => (
      <Columns>
        <Column>
          <InvoiceValues invoice={invoice} netLabel={netLabel} />
          <InvoiceService invoice={invoice} />
        </Column>
        <Column>
          <section aria-label="O que aconteceu">
            <QuietHeading>O que aconteceu</QuietHeading>
            <Timeline steps={invoiceSteps(invoice, today())} />
          </section>
          <InvoiceFiles invoice={invoice} load={(file) => loadDocument(invoice, file)} />
        </Column>
      </Columns>
    )}
  </RecordDialog>
);
