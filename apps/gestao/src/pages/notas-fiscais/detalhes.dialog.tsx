import { groupInvoiceQueries } from '@esteto/api-client/group-invoice';
import { useParams } from 'react-router';
import { useGroupScope } from '../../features/grupo/use-group-scope.ts';
import { GroupInvoiceDialog } from './group-invoice-dialog.tsx';

export default function InvoiceDetailsDialog() {
  const id = Number(useParams().invoiceId);
  return <GroupInvoiceDialog query={groupInvoiceQueries.detail({ ...useGroupScope(), id })} />;
}
