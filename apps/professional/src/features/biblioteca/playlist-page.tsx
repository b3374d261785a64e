import { libraryQueries } from '@esteto/api-client/office/library';
import type { MediaLocal } from '@esteto/domain/office/media/media-kinds';
import { mediaLocalLabel } from '@esteto/domain/office/media/media-kinds';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { ListVideo } from 'lucide-react';
import { useParams } from 'react-router';
import { Cards, MediaCard } from './media-card.tsx';
import { libraryPath } from './media-path.ts';

/** What is seen one after the other. */
export const PlaylistPage = ({ local }: { local: MediaLocal }) => {
  const id = Number(useParams().id);
  const { data, error, refetch, isFetching } = useQuery(libraryQueries.playlist({ id }));
  return (
    <Page
      title={data?.title ?? 'Playlist'}
      count={data && String(data.items.length)}
      subtitle={<Link to={libraryPath(local)}>{mediaLocalLabel[local]}</Link>}
    >
      <Card>
        {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
        {!error && !data && <Loading />}
        {data?.items.length === 0 && <EmptyState icon={ListVideo} title="Esta playlist ainda não tem vídeos." />}
        {data && data.items.length > 0 && (
          <Cards aria-label="Vídeos">
            {data.items.map((card) => (
              <MediaCard key={card.id} card={card} playlist={id} />
            ))}
          </Cards>
        )}
      </Card>
    </Page>
  );
};
