import { boletoQueries } from '@esteto/api-client/money/boleto';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useParams } from 'react-router';

export default function StaffBoletoHistoryDialog() {
  return <HistoryDialog title="Histórico do boleto" query={boletoQueries.history({ id: Number(useParams().boletoId) })} />;
}
