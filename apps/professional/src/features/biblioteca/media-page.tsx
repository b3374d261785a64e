import { chakra } from '@chakra-ui/react';
import { libraryMutations, libraryQueries } from '@esteto/api-client/office/library';
import type { LibraryMedia } from '@esteto/contract/office/library';
import { type MediaLocal, mediaLocalLabel } from '@esteto/domain/office/media/media-kinds';
import { CategoryMark } from '@esteto/features/office/media/category-mark.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { Cards, MediaCard } from './media-card.tsx';
import { libraryPath } from './media-path.ts';
import { PlaylistBeside } from './playlist-beside.tsx';
import { Watching } from './watching.tsx';

/** One to watch, with all that belongs to it. */
export const MediaPage = ({ local }: { local: MediaLocal }) => {
  const id = Number(useParams().id);
  const playlist = Number(useSearchParams()[0].get('playlist')) || null;
  const { data, error, refetch, isFetching } = useQuery(libraryQueries.detail({ id }));
  return (
    <Page title={data?.title ?? mediaLocalLabel[local]} subtitle={<Link to={libraryPath(local)}>{mediaLocalLabel[local]}</Link>}>
      {error && (
        <Card>
          <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />
        </Card>
      )}
      {!error && !data && <Loading />}
      {data && (
        <chakra.div
          display="grid"
          gap="5"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: playlist ? 'minmax(0, 1fr) 20rem' : 'minmax(0, 1fr)' }}
        >
          <chakra.div display="grid" gap="5" alignContent="start" minW={0}>
            <Watching key={data.id} media={data} again={() => void refetch()} />
            <About media={data} />
            {data.related.length > 0 && (
              <Card title="Relacionados">
                <Cards>
                  {data.related.map((card) => (
                    <MediaCard key={card.id} card={card} />
                  ))}
                </Cards>
              </Card>
            )}
          </chakra.div>
          {playlist && <PlaylistBeside id={playlist} current={data.id} />}
        </chakra.div>
      )}
    </Page>
  );
};

const About = ({ media: { id, category, tags, text, transcript, solved } }: { media: LibraryMedia }) => (
  <Card>
    <chakra.div display="grid" gap="4">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" fontSize="sm" color="fg.muted">
        <CategoryMark category={category} />
        {tags.join(' · ')}
      </chakra.div>
      {text && (
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" maxW="prose">
          {text}
        </chakra.p>
      )}
      {transcript && (
        <Disclosure label="Ler o que é dito">
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" maxW="prose">
            {transcript}
          </chakra.p>
        </Disclosure>
      )}
      <Solved id={id} solved={solved} />
    </chakra.div>
  </Card>
);

/** Whether it helped; a person may change their mind. */
const Solved = ({ id, solved }: { id: number; solved: boolean | null }) => {
  const { mutateAsync, isPending } = useMutation(libraryMutations.solved);
  const tellFailure = useTellFailure();
  const answer = (says: boolean) => void mutateAsync({ id, body: { solved: says } }).catch(tellFailure);
  return (
    <chakra.div role="group" aria-label="Isto resolveu?" display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <chakra.span fontWeight="medium">Isto resolveu?</chakra.span>
      <Button icon={ThumbsUp} aria-pressed={solved === true} disabled={isPending} css={PRESSED} onClick={() => answer(true)}>
        Sim
      </Button>
      <Button icon={ThumbsDown} aria-pressed={solved === false} disabled={isPending} css={PRESSED} onClick={() => answer(false)}>
        Não
      </Button>
      <chakra.span role="status" color="fg.muted" fontSize="sm">
        {solved !== null && 'Obrigado. A equipe vê as respostas.'}
      </chakra.span>
    </chakra.div>
  );
};

const PRESSED = { '&[aria-pressed=true]': { bg: 'brand.subtle', borderColor: 'brand.border', color: 'brand.fg' } };
