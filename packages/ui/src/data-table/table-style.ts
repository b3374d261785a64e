/**
 * Plain cells styled from one place: a row costs no style work of its own. Rows are 40 px, 32 px when dense. The headers stay in sight below what
 * stands at the top of the page (`--page-top`).
 */
export const tableStyle = {
  '& table': { width: 'full', borderCollapse: 'separate', borderSpacing: '0', fontSize: 'md' },
  '& th, & td': {
    px: '3',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderColor: 'border.default',
    maxWidth: '22rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& :is(th, td):first-of-type': { ps: '5' },
  '& :is(th, td):last-of-type': { pe: '4' },
  '& th': {
    position: 'sticky',
    top: 'var(--page-top, 0px)',
    zIndex: '2',
    height: '10',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    bg: 'bg.surface',
    // Over the first row's line while nothing has scrolled, the table's own line after.
    boxShadow: '0 1px var(--e-colors-border-default)',
  },
  // A line above each row: one below all but the last would make the browser style every row anew when one comes or goes.
  '& td': { height: '10', borderTopWidth: '1px' },
  '&[data-dense] td': { height: '8' },
  '& [data-end]': { textAlign: 'end' },
  // Before columns would not fit, actions give up their words.
  '&[data-tight] [data-action-text]': { display: 'none' },
  // Then the widest give way (use-tight.ts).
  '&[data-tight] :is(th, td)': { maxWidth: 'var(--widest-cell, 22rem)' },
  '&[data-tight] :is(th, td):not(:first-of-type)': { ps: '2' },
  '&[data-tight] :is(th, td):not(:last-of-type, [data-check])': { pe: '2' },
  // What is wider than its place scrolls inside it, both ways, so that its scroll bar is in sight; headers and the first column stay.
  '&[data-wide]': {
    overflow: 'auto',
    maxHeight: 'max(20rem, calc(100dvh - var(--page-top, 0px) - 8rem))',
    overscrollBehaviorX: 'contain',
    '& th': { top: '0' },
    '& th[data-end]:last-of-type': { insetInlineEnd: '0' },
    '& :is(th, td)[data-check], & :is(th, td):first-of-type:not([data-check])': { position: 'sticky', insetInlineStart: '0' },
    '& [data-check] + :is(th, td)': { position: 'sticky', insetInlineStart: '10' },
    '& :is(td[data-check], td:first-of-type, td[data-check] + td)': { bg: 'inherit', zIndex: '1' },
    '& :is(th[data-check], th:first-of-type, th[data-check] + th)': { zIndex: '3' },
    '& :is(th, td):first-of-type:not([data-check]), & [data-check] + :is(th, td)': { borderInlineEndWidth: '1px' },
  },
  // Actions stay in sight when the table is wider than its place.
  '& td[data-actions]': {
    position: 'sticky',
    insetInlineEnd: '0',
    textAlign: 'end',
    overflow: 'visible',
    maxWidth: 'none',
    bg: 'inherit',
  },
  '& :is(th, td)[data-check]': { width: '10', minWidth: '10', pe: '0' },
  '& tr[data-row]': { bg: 'bg.surface', outlineOffset: '-2px' },
  '& tr[data-href]': { cursor: 'pointer' },
  '& tr[data-row]:hover': { bg: 'bg.hover' },
  '& tr[data-selected]': { bg: 'brand.subtle' },
  '& td a[data-title]': { color: 'fg.default', fontWeight: 'medium', textDecoration: 'none' },
  '& tr:hover a[data-title]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& input[type=checkbox]': {
    display: 'block',
    width: '16px',
    height: '16px',
    accentColor: 'var(--e-colors-brand-solid)',
    cursor: 'pointer',
  },
  '&[data-stale] tbody': { opacity: '0.6', transition: 'opacity 120ms 150ms' },
  '&[data-fixed] table': { tableLayout: 'fixed' },
} as const;
