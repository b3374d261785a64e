import { chakra } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';

/** A link inside the app, in running text. */
export const Link = chakra(RouterLink, {
  base: {
    color: 'brand.fg',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationColor: 'brand.border',
    textUnderlineOffset: '3px',
    borderRadius: 'sm',
    _hover: { textDecorationColor: 'currentColor' },
  },
});
