import { defineSlotRecipe } from '@chakra-ui/react';

/** On or off; the whole row is the target. */
export const switchRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'thumb', 'label'],
  base: {
    root: {
      // What holds the focus is a hidden input: it must lie here, not at the top of the page.
      position: 'relative',
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      minHeight: '6',
      py: { base: '2', md: '0.5' },
      lineHeight: 'snug',
      cursor: 'pointer',
      '&[data-disabled]': { cursor: 'not-allowed' },
    },
    control: {
      flexShrink: '0',
      width: '36px',
      height: '20px',
      p: '3px',
      borderRadius: 'full',
      bg: 'border.strong',
      transition: 'background-color 120ms',
      '&[data-state=checked]': { bg: 'brand.solid' },
      '&[data-disabled]': { opacity: '0.55' },
      '&[data-focus-visible]': { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '2px' },
    },
    thumb: {
      display: 'block',
      boxSize: '14px',
      borderRadius: 'full',
      bg: 'bg.surface',
      transition: 'transform 120ms',
      '&[data-state=checked]': { transform: 'translateX(16px)' },
    },
  },
});
