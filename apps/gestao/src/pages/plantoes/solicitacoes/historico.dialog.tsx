import { shiftRequestQueries } from '@esteto/api-client/duty/shift-request';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useParams } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

export default function RequestHistoryDialog() {
  const id = Number(useParams().requestId);
  return <HistoryDialog title="Histórico da solicitação" query={shiftRequestQueries.history({ ...useGroupScope(), id })} />;
}
