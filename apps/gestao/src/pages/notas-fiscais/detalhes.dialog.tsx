import { chakra } from '@chakra-ui/react';
import { groupInvoiceQueries } from '@esteto/api-client/billing/group-invoice';
import { shiftMoneyQueries } from '@esteto/api-client/duty/shift-money';
import type { GroupInvoiceDetail } from '@esteto/contract/billing/group-invoice';
import { invoiceTitle } from '@esteto/domain/billing/invoice/invoice-title';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatDocument } from '@esteto/domain/shared/document/document';
import { Column, Columns } from '@esteto/features/billing/invoice/invoice-columns.tsx';
import { InvoiceService } from '@esteto/features/billing/invoice/invoice-service.tsx';
import { InvoiceStatusBadge } from '@esteto/features/billing/invoice/invoice-status-badge.tsx';
import { stepsFromIssue } from '@esteto/features/billing/invoice/invoice-steps';
import { ValuesSection } from '@esteto/features/billing/invoice/values-section.tsx';
import { shiftWhen, shiftWhere } from '@esteto/features/duty/shift/shift-place';
import { Facts, QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { Timeline } from '@esteto/ui/components/display/timeline.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useGroupScope } from '../../features/grupo/use-group-scope.ts';

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

/** The shifts of the schedule that a note bills, as far as whoever reads looks after their units. Of most notes there are none. */
const NoteShifts = ({ id }: { id: number }) => {
  const { data, error, refetch, isFetching } = useQuery(shiftMoneyQueries.noteShifts({ ...useGroupScope(), id }));
  if (!error && !data?.length) return null;
  return (
    <section aria-label="Plantões desta nota">
      <QuietHeading>Plantões desta nota</QuietHeading>
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      <LineList>
        {data?.map((shift) => (
          <Line key={shift.id} title={shiftWhen(shift)} note={`${shift.professional_name} · ${shiftWhere({ ...shift, title: null })}`}>
            {shift.worth !== null && (
              <chakra.span>
                <Money cents={shift.worth} />
              </chakra.span>
            )}
          </Line>
        ))}
      </LineList>
    </section>
  );
};
