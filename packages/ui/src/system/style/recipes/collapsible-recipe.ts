import { defineSlotRecipe } from '@chakra-ui/react';

/** One line that opens what explains it. */
export const collapsibleRecipe = defineSlotRecipe({
  slots: ['trigger', 'content', 'indicator'],
  base: {
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: { base: '11', sm: '7' },
      color: 'brand.fg',
      fontSize: 'sm',
      fontWeight: 'medium',
      textAlign: 'start',
      _hover: { textDecoration: 'underline' },
    },
    indicator: { '&[data-state=open]': { transform: 'rotate(180deg)' } },
    content: { pt: '1' },
  },
});
