import { chakra } from '@chakra-ui/react';
import { libraryQueries } from '@esteto/api-client/office/library';
import { playTime } from '@esteto/domain/office/media/chapters';
import { watchingLabel } from '@esteto/domain/office/media/watching';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { mediaPath } from './media-path.ts';

/** The playlist that one is watching, with where one is in it. Nothing where it is gone. */
export const PlaylistBeside = ({ id, current }: { id: number; current: number }) => {
  const { data } = useQuery(libraryQueries.playlist({ id }));
  if (!data) return null;
  return (
    <chakra.aside aria-label={`Playlist ${data.title}`} minW={0}>
      <Card title={data.title} flush>
        <ol>
          {data.items.map((card, index) => (
            <li key={card.id}>
              <Row to={mediaPath(card, id)} aria-current={card.id === current ? 'page' : undefined}>
                <span data-numeric>{index + 1}</span>
                <chakra.span flex="1" minW={0} overflowWrap="anywhere">
                  {card.title}
                  <chakra.span display="block" color="fg.muted" fontSize="sm">
                    {[card.duration !== null && playTime(card.duration), watchingLabel[card.watching]].filter(Boolean).join(' · ')}
                  </chakra.span>
                </chakra.span>
              </Row>
            </li>
          ))}
        </ol>
      </Card>
    </chakra.aside>
  );
};

const Row = chakra(Link, {
  base: {
    display: 'flex',
    gap: '3',
    px: '4',
    py: '2.5',
    lineHeight: 'snug',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    _hover: { bg: 'bg.hover' },
    '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'medium' },
  },
});
