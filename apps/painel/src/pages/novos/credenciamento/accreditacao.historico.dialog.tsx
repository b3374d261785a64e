import { staffAccreditationQueries } from '@esteto/api-client/duty/staff-accreditation';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useParams } from 'react-router';

export default function StaffAccreditationHistoryDialog() {
  const id = Number(useParams().accreditationId);
  return <HistoryDialog title="Histórico do credenciamento" query={staffAccreditationQueries.history({ id })} />;
}
