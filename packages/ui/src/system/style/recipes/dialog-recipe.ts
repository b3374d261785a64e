import { defineSlotRecipe } from '@chakra-ui/react';

/** A dialog: in the middle, and at the bottom, as wide as the screen, on a phone. */
export const dialogRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'description', 'body', 'footer'],
  base: {
    backdrop: { position: 'fixed', inset: '0', bg: 'bg.backdrop', zIndex: 'modal', animation: 'fade-in 160ms' },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'flex-end', sm: 'flex-start' },
      pt: { base: '6', sm: '8vh' },
      px: { sm: '4' },
      pb: { sm: '6' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxHeight: 'full',
      bg: 'bg.surface',
      color: 'fg.default',
      fontSize: 'body',
      borderRadius: 'card',
      borderBottomRadius: { base: '0', sm: 'card' },
      boxShadow: 'float',
      outline: 'none',
      overflow: 'hidden',
      animation: { base: 'sheet-in 200ms cubic-bezier(0.2, 0, 0, 1)', sm: 'rise 160ms cubic-bezier(0.2, 0, 0, 1)' },
    },
    header: { display: 'flex', alignItems: 'flex-start', gap: '3', px: { base: '4', sm: '6' }, pt: '5', pb: '4' },
    title: { fontSize: 'lg', fontWeight: 'semibold', letterSpacing: 'snug', lineHeight: 'snug' },
    description: { color: 'fg.muted', fontSize: 'sm', mt: '1' },
    body: {
      flex: '1',
      minHeight: '0',
      overflowY: 'auto',
      px: { base: '4', sm: '6' },
      pb: '6',
      pt: '1',
      overscrollBehavior: 'contain',
      _focusVisible: { outlineOffset: '-2px' },
      '&[tabindex="-1"]': { outline: 'none' },
    },
    /** At most one filled button, at the right. */
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '2',
      px: { base: '4', sm: '6' },
      py: '4',
      borderTopWidth: '1px',
      borderColor: 'border.default',
      pb: 'max(1rem, env(safe-area-inset-bottom))',
      // On a phone each row of buttons fills the width; a menu's own button stays square.
      '& > :is(a, button):not([aria-haspopup])': { flexGrow: { base: '1', sm: '0' } },
    },
  },
});
