import { chakra } from '@chakra-ui/react';

/** A filter in words; brand-coloured while it is on. */
export const Chip = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    height: 'control',
    px: '3',
    color: 'fg.muted',
    fontWeight: 'medium',
    fontSize: 'md',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    _hover: { bg: 'bg.hover' },
    '&[data-on]': { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.border', pe: '1.5' },
    '&:has(> :is(select, [aria-haspopup]):focus-visible)': { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '2px' },
  },
});

export const ClearChip = chakra('button', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: '6',
    borderRadius: 'full',
    _hover: { bg: 'brand.border' },
  },
});
