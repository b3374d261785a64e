import { call } from '@esteto/api-client/api';
import { invoiceMutations, invoiceQueries } from '@esteto/api-client/billing/invoice';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { invoice as endpoints } from '@esteto/contract/billing/invoice';
import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { mayRemove } from '@esteto/domain/billing/invoice/attachment';
import { isDead } from '@esteto/domain/billing/invoice/invoice-status';
import { invoiceTitle } from '@esteto/domain/billing/invoice/invoice-title';
import { acceptOf, INVOICE_ATTACHMENT_KINDS, MAX_FILE_BYTES } from '@esteto/domain/company/file/file-kinds';
import { FilesDialog } from '@esteto/ui/patterns/file/files-dialog.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** The doctor puts files beside an invoice: a note issued elsewhere, a schedule, an order. */
export default function UploadInvoiceDialog() {
  const scope = useCompanyScope();
  const invoice = { ...scope, id: Number(useParams().invoiceId) };
  const { user } = useIdentity();
  const query = invoiceQueries.detail(invoice);
  const { data } = useQuery(query);
  const { mutateAsync: attach } = useMutation(invoiceMutations.attach);
  const { mutateAsync: detach } = useMutation(invoiceMutations.detach);
  return (
    <FilesDialog
      title="Enviar arquivo"
      subtitle={data && `${invoiceTitle(data)} · ${data.client.name}`}
      query={query}
      filesOf={filesOf}
      load={({ id: document }) => call(endpoints.document, { ...invoice, document })}
      upload={
        data && !isDead(data.status)
          ? (file, { key, ...how }) => attach({ ...invoice, body: { requirement_id: null }, file, idempotency_key: key, ...how })
          : undefined
      }
      remove={({ attachment_id }) => detach({ ...invoice, attachment_id })}
      mayRemove={(file) => mayRemove(file, null, user?.id ?? 0)}
      accept={acceptOf(INVOICE_ATTACHMENT_KINDS)}
      maxBytes={MAX_FILE_BYTES}
    />
  );
}

/** Those of the invoice itself: an answer keeps its own. */
const filesOf = ({ attachments }: InvoiceDetail) =>
  attachments
    .filter(({ requirement_id }) => requirement_id === null)
    .map(({ id, file, ...rest }) => ({ ...rest, id: file, attachment_id: id }));
