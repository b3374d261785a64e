/** What stands above the page beside the thing that opened it: menus, lists of options, bubbles. */
export const floating = {
  // Also of what places it, which reads it here: above a dialog.
  zIndex: 'popover',
  bg: 'bg.raised',
  color: 'fg.default',
  borderRadius: 'control',
  boxShadow: 'float',
  outline: 'none',
  animation: 'fade-in 120ms',
  // It goes at once: closing would wait for the end of an animation that ended when it came.
  '&[data-state=closed]': { animation: 'none' },
} as const;

/** One line of such a list. */
export const listItem = {
  px: '2.5',
  fontSize: 'body',
  borderRadius: 'sm',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  '&[data-highlighted]': { bg: 'bg.hover' },
} as const;
