import { monthlyObligationQueries } from '@esteto/api-client/month/monthly-obligation';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useParams } from 'react-router';

export default function MonthlyObligationHistoryDialog() {
  const id = Number(useParams().monthlyObligationId);
  return <HistoryDialog title="Histórico da obrigação" query={monthlyObligationQueries.history({ id })} />;
}
