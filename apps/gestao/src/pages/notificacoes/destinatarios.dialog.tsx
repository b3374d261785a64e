import { groupNoticeQueries } from '@esteto/api-client/duty/group-notice';
import { RecipientsDialog } from '@esteto/features/office/notice/recipients-dialog.tsx';
import { useParams } from 'react-router';
import { useGroupScope } from '../../features/grupo/use-group-scope.ts';

/** Recipients of a notice: how it reached each of them, and who has read it. */
export default function GroupNoticeRecipientsDialog() {
  const scope = useGroupScope();
  const id = Number(useParams().groupNoticeId);
  return (
    <RecipientsDialog
      query={(input) => groupNoticeQueries.recipients({ ...scope, id, ...input })}
      empty="Nenhuma pessoa das suas unidades recebeu este aviso."
    />
  );
}
