import { closingQueries } from '@esteto/api-client/month/closing';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useParams } from 'react-router';

export default function ClosingHistoryDialog() {
  return <HistoryDialog title="Histórico do fechamento" query={closingQueries.history({ id: Number(useParams().closingId) })} />;
}
