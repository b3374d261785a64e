import { broadcastQueries } from '@esteto/api-client/broadcast';
import type { BroadcastRecipient } from '@esteto/contract/broadcast';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { Line } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { SearchedListDialog } from '@esteto/ui/patterns/list-page/searched-list-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Users } from 'lucide-react';
import { useParams } from 'react-router';

/** Whom a message has reached, by which way, and who has read it. */
export default function BroadcastRecipientsDialog() {
  const id = Number(useParams().broadcastId);
  return (
    <SearchedListDialog
      title="Destinatários"
      noun={['pessoa', 'pessoas']}
      placeholder="Nome ou e-mail"
      icon={Users}
      query={({ search }) => broadcastQueries.recipients({ id, limit: 100, ...(search && { search }) })}
      empty="A mensagem ainda não foi enviada a ninguém."
      line={(recipient) => (
        <Line key={recipient.id} title={recipient.name} note={[recipient.email, mailOf(recipient)].filter(Boolean).join(' · ')}>
          <StatusBadge status={standingOf(recipient)} />
        </Line>
      )}
    />
  );
}

const mailOf = ({ by_mail, mailed_at }: BroadcastRecipient): string | false =>
  by_mail && (mailed_at ? `e-mail enviado ${formatInstant(mailed_at, today())}` : 'e-mail à espera');

const standingOf = ({ in_bell, by_mail, read_at }: BroadcastRecipient) => {
  if (read_at) return { label: `Leu ${formatInstant(read_at, today())}`, tone: 'done' as const };
  if (in_bell) return { label: 'Não leu', tone: 'waiting' as const };
  return { label: by_mail ? 'Só por e-mail' : 'Silenciou mensagens assim', tone: 'ended' as const };
};
