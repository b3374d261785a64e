import { obligationRuleQueries } from '@esteto/api-client/month/obligation-rule';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useParams } from 'react-router';

export default function ObligationRuleHistoryDialog() {
  return <HistoryDialog title="Histórico da regra" query={obligationRuleQueries.history({ id: Number(useParams().obligationRuleId) })} />;
}
