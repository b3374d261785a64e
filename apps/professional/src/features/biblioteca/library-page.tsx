import { chakra } from '@chakra-ui/react';
import { libraryQueries } from '@esteto/api-client/office/library';
import { type HelpPage, helpPageLabel, helpPageOf } from '@esteto/domain/office/media/help-place';
import {
  MEDIA_CATEGORIES,
  type MediaCategory,
  type MediaLocal,
  mediaCategoryLabel,
  mediaLocalLabel,
} from '@esteto/domain/office/media/media-kinds';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { Select, SelectChevron } from '@esteto/ui/components/field/base/select.tsx';
import { SearchBox } from '@esteto/ui/patterns/list-page/search-box.tsx';
import { useAddressParams } from '@esteto/ui/system/state/use-address-params';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { LibraryList } from './library-list.tsx';
import { LibraryShelf } from './library-shelf.tsx';
import { Cards, MediaCard } from './media-card.tsx';

const SUBTITLE: Record<MediaLocal, string> = {
  contents: 'Para entender: tributos, empresa e carreira.',
  tutorials: 'Para fazer: cada tela, passo a passo.',
};

/** Contents or tutorials: what one was watching, what is new, and all of them, by category and by what is said in them. */
export const LibraryPage = ({ local }: { local: MediaLocal }) => {
  const { params, change } = useAddressParams();
  const search = params.get('busca') ?? '';
  const category = MEDIA_CATEGORIES.find((one) => one === params.get('categoria')) ?? null;
  const find = useCallback((text: string | null) => change({ busca: text }), [change]);
  const page = helpPageOf(params.get('tela') ?? '');
  const isNarrowed = search !== '' || category !== null;
  return (
    <Page title={mediaLocalLabel[local]} subtitle={SUBTITLE[local]}>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <SearchBox value={search} onChange={find} placeholder="Título ou o que é dito" />
        <Categories chosen={category} onChoose={(next) => change({ categoria: next })} />
      </chakra.div>
      {!isNarrowed && page && <PageHelp page={page} />}
      {!isNarrowed && <LibraryShelf local={local} />}
      <Card title={isNarrowed ? 'Encontrados' : 'Todos'}>
        <LibraryList key={`${search} ${category}`} local={local} search={search} category={category} />
      </Card>
    </Page>
  );
};

const Categories = ({ chosen, onChoose }: { chosen: MediaCategory | null; onChoose: (category: string | null) => void }) => (
  <chakra.div position="relative" flex={{ base: '1 1 100%', md: '0 0 14rem' }}>
    <Select aria-label="Categoria" value={chosen ?? ''} onChange={({ target }) => onChoose(target.value || null)}>
      <option value="">Todas as categorias</option>
      {MEDIA_CATEGORIES.map((category) => (
        <option key={category} value={category}>
          {mediaCategoryLabel[category]}
        </option>
      ))}
    </Select>
    <SelectChevron />
  </chakra.div>
);

/** What helps with the page from which the person came. */
const PageHelp = ({ page }: { page: HelpPage }) => {
  const { data } = useQuery(libraryQueries.help({ page }));
  if (!data) return null;
  return (
    <Card title={`Ajuda em ${helpPageLabel[page]}`}>
      {data.length === 0 ? (
        <chakra.p color="fg.muted">Ainda não há vídeo sobre esta tela. Procure pelas palavras acima.</chakra.p>
      ) : (
        <Cards aria-label={`Ajuda em ${helpPageLabel[page]}`}>
          {data.map((card) => (
            <MediaCard key={card.id} card={card} />
          ))}
        </Cards>
      )}
    </Card>
  );
};
