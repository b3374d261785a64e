import { chakra } from '@chakra-ui/react';

// The table behind a picture: names at the left, numbers at the right, the sum below.

export const Scroller = chakra('div', { base: { overflowX: 'auto', borderRadius: 'control' } });

export const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'md',
    '& th, & td': { height: '9', px: '3', textAlign: 'end', whiteSpace: 'nowrap', borderBottomWidth: '1px', borderColor: 'border.default' },
    '& th:first-of-type': { textAlign: 'start', ps: '0' },
    '& thead th': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'medium' },
    '& tbody th': { fontWeight: 'medium' },
    '& tbody button': {
      color: 'brand.fg',
      textDecoration: 'underline',
      textDecorationColor: 'brand.border',
      textUnderlineOffset: '3px',
      minHeight: '6',
    },
    '& tfoot :is(th, td)': { fontWeight: 'semibold', borderBottomWidth: '0' },
    '& [data-negative]': { color: 'attention.fg' },
  },
});

/** For a table that stands alone: on a phone its words go over several lines, so that nothing lies beside the screen. */
export const WRAPS_ON_PHONE = {
  fontSize: { base: 'sm', md: 'md' },
  '& th, & td': { whiteSpace: { base: 'normal', md: 'nowrap' }, px: { base: '1.5', md: '3' }, py: { base: '1.5', md: '0' } },
} as const;

/** For one with more columns than a phone is wide: there each row is a card, whose cells say what they are (`data-label`). */
export const CARDS_ON_PHONE = {
  '& tbody td > a': { display: 'inline-flex', alignItems: 'center', minHeight: '6' },
  '& [data-wide]': { whiteSpace: 'normal', textAlign: 'start', minWidth: { md: '9rem' }, py: '2' },
  '& thead th': { whiteSpace: 'normal', px: '2' },
  '& thead': { display: { base: 'none', md: 'table-header-group' } },
  '& tr': {
    display: { base: 'grid', md: 'table-row' },
    py: { base: '2', md: '0' },
    borderBottomWidth: { base: '1px', md: '0' },
    borderColor: 'border.default',
  },
  '& :is(tbody, tfoot) :is(th, td)': {
    display: { base: 'flex', md: 'table-cell' },
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    height: { base: 'auto', md: '9' },
    px: { base: '0', md: '2' },
    py: { base: '1', md: '0' },
    borderBottomWidth: { base: '0', md: '1px' },
    whiteSpace: { base: 'normal', md: 'nowrap' },
  },
  '& tbody th': { whiteSpace: 'normal', lineHeight: 'short', py: { md: '1.5' } },
  '& :is(thead, tbody, tfoot) th:first-of-type': { ps: '0' },
  '& td::before': { content: { base: 'attr(data-label)', md: 'none' }, color: 'fg.muted', fontWeight: 'normal' },
  '& td[data-wide]': { flexDirection: 'column', alignItems: 'flex-start', whiteSpace: 'normal', gap: '0' },
} as const;
