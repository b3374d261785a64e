import { ownRequestQueries } from '@esteto/api-client/duty/own-request';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

export default function OwnRequestHistoryDialog() {
  const id = Number(useParams().requestId);
  return <HistoryDialog title="Histórico da solicitação" query={ownRequestQueries.history({ ...useCompanyScope(), id })} />;
}
