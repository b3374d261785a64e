import { chakra } from '@chakra-ui/react';
import { newsMutations, newsQueries } from '@esteto/api-client/office/news';
import { useCan } from '@esteto/auth/can/can.tsx';
import { newsDesk } from '@esteto/contract/access';
import type { NewsDetail } from '@esteto/contract/office/news';
import { audienceWords } from '@esteto/domain/company/audience/audience';
import { taxRegimeLabel } from '@esteto/domain/company/company/company-kinds';
import { newsForm } from '@esteto/domain/office/news/news-form';
import { isNewsOpen, newsStatusLabel, newsStatusTone } from '@esteto/domain/office/news/news-life';
import { formatDateNumeric, formatInstant } from '@esteto/domain/shared/date/date';
import { firstDay, lastDay } from '@esteto/domain/shared/date/day-instant';
import { countOf } from '@esteto/domain/shared/text/text';
import { NewsText } from '@esteto/features/office/news/news-text.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { MoreActions } from '@esteto/ui/components/menu/more-actions.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Pencil, Users } from 'lucide-react';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';
import { NewsFields } from './news-fields.tsx';
import { useNewsMoves } from './use-news-moves.ts';

/** A piece of news as people read it, whom it is for, and what may be done. */
export default function NewsDetailsDialog() {
  const id = Number(useParams().newsId);
  const canEdit = useCan(newsDesk.edit);
  const movesOf = useNewsMoves();
  return (
    <RecordDialog
      noun="Novidade"
      query={newsQueries.detail({ id })}
      title={({ title }) => title}
      subtitle={(piece) => <StatusBadge status={{ label: newsStatusLabel[piece.status], tone: newsStatusTone[piece.status] }} />}
      form={
        canEdit
          ? { id, schema: newsForm, mutation: newsMutations.update, done: 'Novidade alterada.', size: 'lg', children: <NewsFields /> }
          : undefined
      }
      footer={(piece, edit) => (
        <>
          <MoreActions
            items={[
              ...movesOf(piece),
              { label: 'Leituras', icon: Users, to: path('/painel/avancado/novidades/novidade/:newsId/leituras', { newsId: id }) },
            ]}
          />
          {canEdit && isNewsOpen(piece.status) && (
            <Button icon={Pencil} onClick={edit}>
              Editar
            </Button>
          )}
        </>
      )}
    >
      {(piece) => (
        <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          <NewsText body={piece.body} />
          <Facts facts={factsOf(piece)} />
        </chakra.div>
      )}
    </RecordDialog>
  );
}

const factsOf = (piece: NewsDetail) => [
  { label: 'Para quem', value: audienceWords(piece.audience) },
  { label: 'Regimes', value: piece.tax_regimes.map((regime) => taxRegimeLabel[regime]).join(', ') },
  { label: 'Planos', value: piece.plan_ids.length > 0 && countOf(piece.plan_ids.length, 'plano', 'planos') },
  { label: 'De', value: formatDateNumeric(firstDay(piece.starts_at)) },
  { label: 'Até', value: piece.ends_at && formatDateNumeric(lastDay(piece.ends_at)) },
  { label: 'Publicada', value: piece.published_at && formatInstant(piece.published_at, today()) },
  { label: 'Leituras', value: `${piece.reads_count.toLocaleString('pt-BR')} de ${countOf(piece.people_count, 'pessoa', 'pessoas')}` },
  { label: 'Fixa no início', value: piece.is_pinned && 'Sim' },
  { label: 'Pede confirmação', value: piece.require_ack && 'Sim' },
];
