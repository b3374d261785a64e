import { defineSlotRecipe } from '@chakra-ui/react';

/** A list of which one is taken, on the page itself: what the search over everything finds. */
export const listboxRecipe = defineSlotRecipe({
  slots: ['root', 'content', 'item', 'itemGroup', 'itemGroupLabel'],
  base: {
    root: { display: 'contents' },
    content: { overflowY: 'auto', overscrollBehavior: 'contain', outline: 'none' },
    itemGroupLabel: { px: '2.5', pt: '3', pb: '1', fontSize: 'xs', fontWeight: 'medium', color: 'fg.muted' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: { base: '11', md: '9' },
      px: '2.5',
      py: '1',
      borderRadius: 'control',
      cursor: 'pointer',
      '& > svg': { color: 'fg.muted', flexShrink: '0' },
      '& > svg:last-child': { visibility: 'hidden' },
      '&[data-highlighted]': { bg: 'brand.subtle', color: 'brand.fg', '& svg': { color: 'brand.fg', visibility: 'visible' } },
    },
  },
});
