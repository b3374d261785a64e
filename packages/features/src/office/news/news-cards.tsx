import { chakra } from '@chakra-ui/react';
import { newsMutations } from '@esteto/api-client/office/news';
import type { NewsItem } from '@esteto/contract/office/news';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { NewsText } from './news-text.tsx';

/** Each piece of news until the person has read it; a pinned one as long as it is out. */
export const NewsCards = ({ items }: { items: readonly NewsItem[] }) => (
  <chakra.section aria-label="Novidades" display="grid" gap="3">
    {items.map((item) => (
      <NewsCard key={item.id} item={item} />
    ))}
  </chakra.section>
);

const NewsCard = ({ item: { id, title, body, require_ack, published_at, is_read } }: { item: NewsItem }) => {
  const { mutateAsync: read, isPending } = useMutation(newsMutations.read);
  const tellFailure = useTellFailure();
  return (
    <Card title={title}>
      <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        <NewsText body={body} />
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
          <chakra.span color="fg.muted" fontSize="sm">
            {[formatInstant(published_at, today()), is_read && (require_ack ? 'leitura confirmada' : 'lida')].filter(Boolean).join(' · ')}
          </chakra.span>
          {!is_read && (
            <Button size="sm" icon={Check} disabled={isPending} onClick={() => void read({ id }).catch(tellFailure)}>
              {require_ack ? 'Li e confirmo' : 'Marcar como lida'}
            </Button>
          )}
        </chakra.div>
      </chakra.div>
    </Card>
  );
};
