import { chakra } from '@chakra-ui/react';

/** Two columns where there is room, one below the other where there is not. */
export const HomeColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const HomeColumn = chakra('div', {
  base: { display: 'grid', gap: { base: '4', md: '5' }, gridTemplateColumns: 'minmax(0, 1fr)' },
});
