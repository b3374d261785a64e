import { chakra } from '@chakra-ui/react';
import type { LibraryCard } from '@esteto/contract/office/library';
import { playTime } from '@esteto/domain/office/media/chapters';
import { mediaCategoryHue, mediaTypeLabel } from '@esteto/domain/office/media/media-kinds';
import { watchingLabel } from '@esteto/domain/office/media/watching';
import { CategoryMark, iconOfCategory } from '@esteto/features/office/media/category-mark.tsx';
import { Link } from 'react-router';
import { Cover } from './cover.tsx';
import { mediaPath } from './media-path.ts';

/** One to watch: its picture, its name, and how it stands with the person. */
export const MediaCard = ({ card, playlist }: { card: LibraryCard; playlist?: number }) => (
  <Item>
    <Cover src={card.poster_url} icon={iconOfCategory(card.category)} hue={mediaCategoryHue[card.category]} part={card.watched_part}>
      {card.type === 'gif' ? mediaTypeLabel.gif : card.duration === null ? null : playTime(card.duration)}
    </Cover>
    <Name to={mediaPath(card, playlist)}>{card.title}</Name>
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="2" fontSize="sm" color="fg.muted">
      <CategoryMark category={card.category} />
      {watchingLabel[card.watching]}
    </chakra.span>
  </Item>
);

export const Cards = chakra('ul', {
  base: { display: 'grid', gap: '5', gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))' },
});

const Item = chakra('li', { base: { position: 'relative', display: 'grid', alignContent: 'start', gap: '2', minWidth: '0' } });

/** The whole card leads there. */
const Name = chakra(Link, {
  base: {
    fontWeight: 'medium',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    _after: { content: '""', position: 'absolute', inset: '0' },
    _hover: { textDecoration: 'underline' },
  },
});
