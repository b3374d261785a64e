import { broadcastQueries } from '@esteto/api-client/office/broadcast';
import { RecipientsDialog } from '@esteto/features/office/notice/recipients-dialog.tsx';
import { useParams } from 'react-router';

/** Whom a message has reached, by which way, and who has read it. */
export default function BroadcastRecipientsDialog() {
  const id = Number(useParams().broadcastId);
  return (
    <RecipientsDialog
      query={(input) => broadcastQueries.recipients({ id, ...input })}
      empty="A mensagem ainda não foi enviada a ninguém."
    />
  );
}
