import { defineGlobalStyles } from '@chakra-ui/react';
import { statusStyle } from '../status/status-style.ts';

export const globalCss = defineGlobalStyles({
  ':root': {
    '--control-height': '2.25rem',
    '--body-size': '0.875rem',
    '--global-color-border': 'colors.border.default',
    colorScheme: 'light',
  },
  ':root.dark': { colorScheme: 'dark' },
  // The doctor's app sets data-touch on <html>: bigger targets and text where fingers work.
  ':root[data-touch]': {
    '@media (max-width: 47.99em)': { '--control-height': '2.75rem', '--body-size': '1rem' },
  },
  // The classic layout sets data-layout on <html>: more on one screen.
  ':root[data-layout=classic]': {
    '@media (min-width: 48em)': { '--control-height': '2rem', '--body-size': '0.8125rem' },
  },
  html: {
    bg: 'bg.canvas',
    color: 'fg.default',
    fontFamily: 'body',
    lineHeight: 'body',
    textSizeAdjust: '100%',
    textRendering: 'optimizeLegibility',
  },
  body: { fontSize: 'body' },
  '#root': { isolation: 'isolate' },
  'table, [data-numeric]': { fontVariantNumeric: 'tabular-nums' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '2px' },
  '::selection': { bg: 'brand.border' },
  '::placeholder': { color: 'fg.subtle', opacity: '1' },
  'button, [role=button], summary, label[for]': { cursor: 'pointer' },
  ':disabled, [aria-disabled=true]': { cursor: 'not-allowed' },
  ...statusStyle,
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
