import { newsQueries } from '@esteto/api-client/office/news';
import type { NewsReader } from '@esteto/contract/office/news';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { Line } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { SearchedListDialog } from '@esteto/ui/patterns/list-page/searched-list-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Users } from 'lucide-react';
import { useParams } from 'react-router';

/** Readers of a piece of news: the people it is for today, and which of them have read it. */
export default function NewsReadersDialog() {
  const id = Number(useParams().newsId);
  return (
    <SearchedListDialog
      title="Leituras"
      noun={['pessoa', 'pessoas']}
      placeholder="Nome ou e-mail"
      icon={Users}
      query={({ search }) => newsQueries.readers({ id, limit: 100, ...(search && { search }) })}
      empty="Hoje esta novidade não é para ninguém."
      line={(reader) => (
        <Line key={reader.id} title={reader.name} note={reader.email}>
          <StatusBadge status={standingOf(reader)} />
        </Line>
      )}
    />
  );
}

const standingOf = ({ read_at, acknowledged_at }: NewsReader) => {
  if (acknowledged_at) return { label: `Confirmou ${formatInstant(acknowledged_at, today())}`, tone: 'done' as const };
  return read_at
    ? { label: `Leu ${formatInstant(read_at, today())}`, tone: 'done' as const }
    : { label: 'Não leu', tone: 'ended' as const };
};
