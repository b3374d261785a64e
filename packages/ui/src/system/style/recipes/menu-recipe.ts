import { defineSlotRecipe } from '@chakra-ui/react';
import { floating, listItem } from './floating.ts';

/** A list of actions that a button opens. */
export const menuRecipe = defineSlotRecipe({
  slots: ['content', 'item', 'itemGroup', 'itemGroupLabel'],
  base: {
    content: {
      ...floating,
      minWidth: '12rem',
      maxWidth: 'min(20rem, calc(100vw - 24px))',
      maxHeight: 'min(28rem, var(--available-height))',
      overflowY: 'auto',
      p: '1',
    },
    item: { ...listItem, display: 'flex', alignItems: 'center', gap: '2.5', minHeight: '9', textDecoration: 'none', textAlign: 'start' },
    itemGroup: { '& + &': { borderTopWidth: '1px', borderColor: 'border.default', mt: '1', pt: '1' } },
    itemGroupLabel: { px: '2.5', py: '1.5', fontSize: 'xs', fontWeight: 'medium', color: 'fg.muted' },
  },
});
