import { chakra } from '@chakra-ui/react';

/** The inside of an invoice's dialog: two columns, one below the other on a phone. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    columnGap: '10',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

/** Above both; nothing to say takes no room. */
export const DialogNotice = chakra('div', { base: { gridColumn: '1 / -1', _empty: { display: 'none' } } });

export const Column = chakra('div', { base: { display: 'grid', gap: '6', alignContent: 'start', minWidth: '0' } });
