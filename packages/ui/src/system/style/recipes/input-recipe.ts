import { defineRecipe } from '@chakra-ui/react';

/** How everything that is typed into looks. 16 px text on a phone, so that the browser does not zoom in. */
export const inputRecipe = defineRecipe({
  base: {
    width: 'full',
    minWidth: '0',
    height: 'control',
    px: '3',
    bg: 'bg.surface',
    color: 'fg.default',
    fontSize: { base: 'lg', md: 'body' },
    lineHeight: 'snug',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
    appearance: 'none',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'fg.subtle' },
    _focusVisible: { outlineOffset: '-1px', borderColor: 'brand.solid' },
    '&[aria-invalid=true]': { borderColor: 'attention.fg' },
    '&:disabled, &[readonly]': { bg: 'bg.hover', color: 'fg.muted' },
    '&[type=search]::-webkit-search-cancel-button': { appearance: 'none' },
  },
});
