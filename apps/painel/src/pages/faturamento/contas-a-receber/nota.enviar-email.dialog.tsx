import { invoiceEmailMutations, invoiceEmailQueries } from '@esteto/api-client/invoice-email';
import { useParams } from 'react-router';
import { EmailInvoice } from './email-invoice.tsx';

export default function EmailInvoiceDialog() {
  return <EmailInvoice id={Number(useParams().accountId)} query={invoiceEmailQueries.ofInvoice} mutation={invoiceEmailMutations.send} />;
}
