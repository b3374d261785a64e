import { chakra } from '@chakra-ui/react';

/** A turning ring in the colour of the text around it. Something beside it says what is going on. */
export const Spinner = chakra('span', {
  base: {
    display: 'inline-block',
    boxSize: '4',
    flexShrink: '0',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 700ms linear infinite',
  },
});
