import { chakra } from '@chakra-ui/react';

// The parts that every picture of numbers is made of.

export const Figure = chakra('figure', { base: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' } });

export const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '1', minHeight: '8' },
});

export const Picture = chakra('div', { base: { position: 'relative' } });

/** Over the buttons of the places and open to the pointer, so that a place's whole height can be pressed. */
export const Drawing = chakra('div', { base: { position: 'absolute', inset: '0', pointerEvents: 'none' } });
