import { chakra } from '@chakra-ui/react';

/** Two columns of cards at the desk, one on the phone. */
export const AccountColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
});

export const AccountColumn = chakra('div', {
  base: { display: 'grid', gap: { base: '4', md: '5' }, gridTemplateColumns: 'minmax(0, 1fr)' },
});
