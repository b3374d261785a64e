import { analystQueries } from '@esteto/api-client/office/analyst';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

export default function AnalystHistoryDialog() {
  const id = Number(useParams().analystId);
  const { data } = useQuery(analystQueries.detail({ id }));
  return <HistoryDialog title="Histórico" subtitle={data?.name} query={analystQueries.history({ id })} />;
}
