import { registrationQueries } from '@esteto/api-client/opening/registration';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useParams } from 'react-router';

export default function OpeningHistoryDialog() {
  return <HistoryDialog title="Histórico da abertura" query={registrationQueries.history({ id: Number(useParams().registrationId) })} />;
}
