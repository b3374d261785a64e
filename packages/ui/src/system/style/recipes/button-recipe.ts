import { defineRecipe } from '@chakra-ui/react';

/** How anything that acts looks: buttons, and links that start something. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontWeight: 'medium',
    lineHeight: 'tight',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    '&:disabled, &[aria-disabled=true]': { opacity: '0.55' },
    '& svg': { flexShrink: '0' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'brand.solid',
        color: 'brand.contrast',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'brand.hover' },
      },
      secondary: {
        bg: 'bg.surface',
        color: 'fg.default',
        borderColor: 'border.strong',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'bg.hover' },
      },
      ghost: {
        color: 'fg.muted',
        '&:hover:not(:disabled, [aria-disabled=true]), &[aria-haspopup][aria-expanded=true]': { bg: 'bg.hover', color: 'fg.default' },
      },
      danger: {
        bg: 'bg.surface',
        color: 'attention.fg',
        borderColor: 'attention.fg',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'attention.subtle' },
      },
    },
    size: {
      sm: { height: '7', minWidth: '7', px: '2', fontSize: 'sm' },
      md: { height: 'control', minWidth: 'control', px: '3.5', fontSize: 'body' },
    },
    square: { true: { px: '0', aspectRatio: '1' } },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
});
