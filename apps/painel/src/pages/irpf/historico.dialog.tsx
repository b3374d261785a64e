import { incomeTaxQueries } from '@esteto/api-client/tax/income-tax';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useParams } from 'react-router';

export default function IncomeTaxHistoryDialog() {
  return <HistoryDialog title="Histórico da declaração" query={incomeTaxQueries.history({ id: Number(useParams().irpfId) })} />;
}
