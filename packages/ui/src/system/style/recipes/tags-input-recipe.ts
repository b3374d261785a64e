import { defineSlotRecipe } from '@chakra-ui/react';
import { inputRecipe } from './input-recipe.ts';

/** Several short texts in one input. */
export const tagsInputRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'input', 'item', 'itemPreview', 'itemText', 'itemInput', 'itemDeleteTrigger'],
  base: {
    control: {
      ...inputRecipe.base,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1.5',
      height: 'auto',
      minHeight: 'control',
      px: '1.5',
      py: '1',
      '&:focus-within': { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '-1px', borderColor: 'brand.solid' },
      '&[data-invalid]': { borderColor: 'attention.fg' },
    },
    input: {
      flex: '1 1 8rem',
      minWidth: '0',
      height: '6',
      px: '1.5',
      bg: 'transparent',
      outline: 'none !important',
      fontSize: { base: 'lg', md: 'body' },
    },
    item: { maxWidth: 'full', minWidth: '0' },
    itemPreview: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      maxWidth: 'full',
      height: '6',
      ps: '2',
      bg: 'bg.hover',
      borderRadius: 'sm',
      fontSize: 'sm',
      whiteSpace: 'nowrap',
      '&[data-highlighted]': { bg: 'brand.subtle', color: 'brand.fg' },
    },
    itemText: { overflow: 'hidden', textOverflow: 'ellipsis' },
    itemInput: { px: '2', height: '6', bg: 'transparent', outline: 'none', minWidth: '2ch', fontSize: 'sm' },
    itemDeleteTrigger: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '6',
      color: 'fg.muted',
      borderRadius: 'sm',
      _hover: { color: 'fg.default' },
    },
  },
});
