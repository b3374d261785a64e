import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { libraryQueries } from '@esteto/api-client/office/library';
import { type LibraryMedia, library } from '@esteto/contract/office/library';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useRef } from 'react';

type WatchingProps = { media: LibraryMedia; again: () => void };

/** The film in its player, the other site's video in our page around it, or the GIF. That it was opened is kept at once. */
export const Watching = ({ media, again }: WatchingProps) => {
  const { id, type, title, file_url, embed_url, goes_on_at } = media;
  const save = useProgress(id);
  useEffect(() => save(goes_on_at ?? 0), [save, goes_on_at]);
  if (file_url && type === 'gif') return <chakra.img src={file_url} alt={title} borderRadius="card" maxW="full" justifySelf="start" />;
  if (file_url)
    return (
      <Suspense fallback={<Loading />}>
        <FilmPlayer media={media} src={file_url} onPosition={save} again={again} />
      </Suspense>
    );
  return (
    embed_url && (
      <chakra.iframe
        src={embed_url}
        title={title}
        allow="fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        w="full"
        border="0"
        borderRadius="card"
        bg="bg.sunken"
        css={{ aspectRatio: '16 / 9' }}
      />
    )
  );
};

const FilmPlayer = lazyComponent(() => import('./film-player.tsx').then(({ FilmPlayer }) => FilmPlayer));

/**
 * Keeps on the server where the person is; the same second twice is told once. What the lists say of it is asked anew when they leave, not while they
 * watch. A position that does not arrive is followed by the next one.
 */
const useProgress = (id: number): ((seconds: number) => void) => {
  const client = useQueryClient();
  const sentPosition = useRef<number | null>(null);
  useEffect(
    () => () => {
      for (const queryKey of libraryQueries.keys) void client.invalidateQueries({ queryKey, refetchType: 'active' });
    },
    [client],
  );
  return useCallback(
    (seconds: number) => {
      const position = Math.floor(seconds);
      if (position === sentPosition.current) return;
      sentPosition.current = position;
      void call(library.progress, { id, body: { position } }).catch(() => undefined);
    },
    [id],
  );
};
