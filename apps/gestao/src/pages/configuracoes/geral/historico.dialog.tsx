import { managementGroupQueries } from '@esteto/api-client/duty/management-group';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

export default function OwnGroupHistoryDialog() {
  return <HistoryDialog title="O que mudou no grupo" query={managementGroupQueries.ownHistory(useGroupScope())} />;
}
