import { boletoQueries } from '@esteto/api-client/money/boleto';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useParams } from 'react-router';

export default function BoletoHistoryDialog() {
  const { companyId, boletoId } = useParams();
  return (
    <HistoryDialog title="Histórico do boleto" query={boletoQueries.ownHistory({ company_id: Number(companyId), id: Number(boletoId) })} />
  );
}
