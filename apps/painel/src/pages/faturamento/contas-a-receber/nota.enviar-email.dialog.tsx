import { receivableMutations, receivableQueries } from '@esteto/api-client/billing/receivable';
import { useParams } from 'react-router';
import { EmailInvoice } from './email-invoice.tsx';

export default function EmailInvoiceDialog() {
  return <EmailInvoice id={Number(useParams().accountId)} query={receivableQueries.emails} mutation={receivableMutations.sendEmail} />;
}
