import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { library } from '@esteto/contract/office/library';
import type { MediaCategory, MediaLocal } from '@esteto/domain/office/media/media-kinds';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Clapperboard, SearchX } from 'lucide-react';
import { Cards, MediaCard } from './media-card.tsx';

type LibraryListProps = { local: MediaLocal; search: string; category: MediaCategory | null };

/** All that match, in the order that the team gave them, some at a time. */
export const LibraryList = ({ local, search, category }: LibraryListProps) => {
  const input = { local, ...(search && { search }), ...(category && { category }) };
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [library.list.path, input, 'more'],
    queryFn: ({ pageParam, signal }) => call(library.list, { ...input, ...(pageParam && { after: pageParam }), signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Loading />;
  const cards = data.pages.flatMap(({ items }) => items);
  if (cards.length === 0)
    return search || category ? (
      <EmptyState icon={SearchX} title="Nada encontrado. Tente outras palavras ou outra categoria." />
    ) : (
      <EmptyState icon={Clapperboard} title="Nada por aqui ainda.">
        O que a equipe publicar aparece nesta página.
      </EmptyState>
    );
  return (
    <chakra.div display="grid" gap="5">
      <Cards aria-label="Vídeos">
        {cards.map((card) => (
          <MediaCard key={card.id} card={card} />
        ))}
      </Cards>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Mostrar mais
        </Button>
      )}
    </chakra.div>
  );
};
