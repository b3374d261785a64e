import { managementGroupQueries } from '@esteto/api-client/duty/management-group';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

export default function GroupHistoryDialog() {
  const id = Number(useParams().groupId);
  const { data } = useQuery(managementGroupQueries.detail({ id }));
  return <HistoryDialog title="Histórico" subtitle={data?.name} query={managementGroupQueries.history({ id })} />;
}
