import { chakra } from '@chakra-ui/react';

/** The content beside or below the menu; the skip link and a change of page lead the focus here. */
export const FrameMain = chakra('main', {
  base: {
    px: { base: '4', md: '6' },
    pt: { base: '4', md: '6' },
    pb: { base: '24', md: '10' },
    outline: 'none',
    scrollMarginTop: '14',
  },
});
