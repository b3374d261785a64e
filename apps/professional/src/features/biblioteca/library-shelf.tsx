import { chakra } from '@chakra-ui/react';
import { libraryQueries } from '@esteto/api-client/office/library';
import type { LibraryPlaylist } from '@esteto/contract/office/library';
import type { MediaLocal } from '@esteto/domain/office/media/media-kinds';
import { countOf } from '@esteto/domain/shared/text/text';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { ListVideo } from 'lucide-react';
import { Cover } from './cover.tsx';
import { Cards, MediaCard } from './media-card.tsx';
import { playlistPath } from './media-path.ts';

/** What the person was watching, what is new to them, and the playlists; the list below tells what went wrong where they do not come. */
export const LibraryShelf = ({ local }: { local: MediaLocal }) => {
  const { data } = useQuery(libraryQueries.shelf({ local }));
  if (!data) return null;
  return (
    <>
      {data.begun.length > 0 && (
        <Card title="Continue de onde parou">
          <Cards>
            {data.begun.map((card) => (
              <MediaCard key={card.id} card={card} />
            ))}
          </Cards>
        </Card>
      )}
      {data.fresh.length > 0 && (
        <Card title="Novos">
          <Cards>
            {data.fresh.map((card) => (
              <MediaCard key={card.id} card={card} />
            ))}
          </Cards>
        </Card>
      )}
      {data.playlists.length > 0 && (
        <Card title="Playlists">
          <Cards>
            {data.playlists.map((playlist) => (
              <Playlist key={playlist.id} playlist={playlist} local={local} />
            ))}
          </Cards>
        </Card>
      )}
    </>
  );
};

const Playlist = ({ playlist: { id, title, thumbnail_url, media_count }, local }: { playlist: LibraryPlaylist; local: MediaLocal }) => (
  <chakra.li display="grid" gap="2" alignContent="start">
    <Cover src={thumbnail_url} icon={ListVideo} hue={BRAND_HUE}>
      {countOf(media_count, 'vídeo', 'vídeos')}
    </Cover>
    <Link to={playlistPath(id, local)}>{title}</Link>
  </chakra.li>
);

/** A playlist is of no category: it has the product's own colour. */
const BRAND_HUE = 185;
