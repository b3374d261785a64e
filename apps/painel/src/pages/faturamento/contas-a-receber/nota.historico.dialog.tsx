import { receivableQueries } from '@esteto/api-client/billing/receivable';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useParams } from 'react-router';

export default function InvoiceHistoryDialog() {
  return <HistoryDialog title="Histórico da nota" query={receivableQueries.history({ id: Number(useParams().accountId) })} />;
}
