import { defineSlotRecipe } from '@chakra-ui/react';

/** A short notice in a corner. */
export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'closeTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: { base: 'full', md: '24rem' },
      py: '2.5',
      ps: '4',
      pe: '2',
      bg: 'bg.raised',
      color: 'fg.default',
      fontSize: 'md',
      borderRadius: 'card',
      boxShadow: 'float',
      pointerEvents: 'auto',
      // The library moves each notice as others come and go.
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      transition: 'translate 200ms, scale 200ms, height 200ms',
    },
    title: { flex: '1', minWidth: '0', py: '0.5', overflowWrap: 'anywhere' },
  },
});
