import { defineSlotRecipe } from '@chakra-ui/react';
import { floating } from './floating.ts';

/** A bubble with a few words. */
export const popoverRecipe = defineSlotRecipe({
  slots: ['content'],
  base: {
    content: {
      ...floating,
      width: 'min(18rem, calc(100vw - 24px))',
      p: '3',
      fontSize: 'sm',
      fontWeight: 'normal',
      lineHeight: 'snug',
      textAlign: 'start',
      whiteSpace: 'normal',
    },
  },
});
