import { accreditationQueries } from '@esteto/api-client/duty/accreditation';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useParams } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

export default function AccreditationHistoryDialog() {
  const id = Number(useParams().accreditationId);
  return <HistoryDialog title="Histórico do credenciamento" query={accreditationQueries.history({ ...useGroupScope(), id })} />;
}
