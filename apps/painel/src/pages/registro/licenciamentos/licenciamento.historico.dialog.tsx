import { licensingQueries } from '@esteto/api-client/opening/licensing';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useParams } from 'react-router';

export default function LicensingHistoryDialog() {
  return <HistoryDialog title="Histórico do licenciamento" query={licensingQueries.history({ id: Number(useParams().licensingId) })} />;
}
