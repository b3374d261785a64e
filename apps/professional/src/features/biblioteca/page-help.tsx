import { chakra } from '@chakra-ui/react';
import { libraryQueries } from '@esteto/api-client/office/library';
import { type HelpPage, helpPageLabel } from '@esteto/domain/office/media/help-place';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Cards, MediaCard } from './media-card.tsx';

/** What helps with the page from which the person came. */
export const PageHelp = ({ page }: { page: HelpPage }) => {
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
