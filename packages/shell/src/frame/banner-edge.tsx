import { chakra } from '@chakra-ui/react';

/** Around banners: from one edge of the content to the other. */
export const BannerEdge = chakra('div', { base: { '& > *': { borderRadius: '0', px: { base: '4', md: '6' } } } });
