import { groupInvoiceQueries } from '@esteto/api-client/billing/group-invoice';
import type { GroupInvoiceDetail } from '@esteto/contract/billing/group-invoice';
import { invoiceTitle } from '@esteto/domain/billing/invoice/invoice-title';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatDocument } from '@esteto/domain/shared/document/document';
import { Column, Columns } from '@esteto/features/billing/invoice/invoice-columns.tsx';
import { InvoiceService } from '@esteto/features/billing/invoice/invoice-service.tsx';
import { InvoiceStatusBadge } from '@esteto/features/billing/invoice/invoice-status-badge.tsx';
import { stepsFromIssue } from '@esteto/features/billing/invoice/invoice-steps';
import { ValuesSection } from '@esteto/features/billing/invoice/values-section.tsx';
import { Facts, QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Timeline } from '@esteto/ui/components/display/timeline.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useParams } from 'react-router';
import { useGroupScope } from '../../features/grupo/use-group-scope.ts';
import { NoteShifts } from './note-shifts.tsx';

/** An invoice as the group that pays it may read it. */
export default function InvoiceDetailsDialog() {
  const id = Number(useParams().invoiceId);
  const query = groupInvoiceQueries.detail({ ...useGroupScope(), id });
  return (
    <RecordDialog
      noun="Nota"
      size="lg"
      query={query}
      title={(invoice) => `${invoiceTitle(invoice)} · ${invoice.company.name}`}
      subtitle={({ status, competence }) => (
        <>
          <InvoiceStatusBadge status={status} /> {`competência ${formatCompetence(competence)}`}
        </>
      )}
    >
      {(invoice) => (
        <Columns>
          <Column>
            <ValuesSection invoice={invoice} netLabel="Valor líquido" />
            <Provider invoice={invoice} />
            <InvoiceService invoice={invoice} />
            <NoteShifts id={id} />
          </Column>
          <Column>
            <section aria-label="O que aconteceu">
              <QuietHeading>O que aconteceu</QuietHeading>
              <Timeline steps={stepsFromIssue(invoice, today())} />
            </section>
          </Column>
        </Columns>
      )}
    </RecordDialog>
  );
}

const Provider = ({ invoice: { company, professional_names } }: { invoice: GroupInvoiceDetail }) => (
  <Facts
    title="Prestador"
    facts={[
      { label: 'Empresa', value: [company.name, company.document && formatDocument(company.document)].filter(Boolean).join('\n') },
      { label: 'Profissional', value: professional_names },
    ]}
  />
);
