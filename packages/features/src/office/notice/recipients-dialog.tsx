import type { NoticeRecipient } from '@esteto/contract/office/notice-reach';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { Line } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { SearchedListDialog } from '@esteto/ui/patterns/list-page/searched-list-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { QueryLike } from '@esteto/ui/system/query/query-like';
import { Users } from 'lucide-react';

type RecipientsDialogProps = {
  query: (input: { limit: number; search?: string }) => QueryLike<{ items: readonly NoticeRecipient[]; total: number }>;
  empty: string;
};

/** Recipients of a message or notice: how it reached each of them, and who has read it. */
export const RecipientsDialog = ({ query, empty }: RecipientsDialogProps) => (
  <SearchedListDialog
    title="Destinatários"
    noun={['pessoa', 'pessoas']}
    placeholder="Nome ou e-mail"
    icon={Users}
    query={({ search }) => query({ limit: 100, ...(search && { search }) })}
    empty={empty}
    line={(recipient) => (
      <Line key={recipient.id} title={recipient.name} note={[recipient.email, mailOf(recipient)].filter(Boolean).join(' · ')}>
        <StatusBadge status={standingOf(recipient)} />
      </Line>
    )}
  />
);

const mailOf = ({ by_mail, mailed_at }: NoticeRecipient): string | false =>
  by_mail && (mailed_at ? `e-mail enviado ${formatInstant(mailed_at, today())}` : 'e-mail à espera');

const standingOf = ({ in_bell, by_mail, read_at }: NoticeRecipient) => {
  if (read_at) return { label: `Leu ${formatInstant(read_at, today())}`, tone: 'done' as const };
  if (in_bell) return { label: 'Não leu', tone: 'waiting' as const };
  return { label: by_mail ? 'Só por e-mail' : 'Silenciou mensagens assim', tone: 'ended' as const };
};
