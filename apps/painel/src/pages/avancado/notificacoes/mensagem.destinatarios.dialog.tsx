import { broadcastQueries } from '@esteto/api-client/office/broadcast';
import { RecipientsDialog } from '@esteto/features/office/notice/recipients-dialog.tsx';
import { useParams } from 'react-router';

/** Recipients of a message: how it reached each of them, and who has read it. */
export default function BroadcastRecipientsDialog() {
  const id = Number(useParams().broadcastId);
  return (
    <RecipientsDialog
      query={(input) => broadcastQueries.recipients({ id, ...input })}
      empty="A mensagem ainda não foi enviada a ninguém."
    />
  );
}
