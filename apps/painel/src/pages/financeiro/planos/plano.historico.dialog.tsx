import { planQueries } from '@esteto/api-client/plan/plan';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useParams } from 'react-router';

export default function PlanHistoryDialog() {
  return <HistoryDialog title="Histórico do plano" query={planQueries.history({ id: Number(useParams().planId) })} />;
}
