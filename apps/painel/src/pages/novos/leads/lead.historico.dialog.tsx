import { leadQueries } from '@esteto/api-client/opening/lead';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useParams } from 'react-router';

export default function LeadHistoryDialog() {
  return <HistoryDialog title="Histórico do lead" query={leadQueries.history({ id: Number(useParams().leadId) })} />;
}
