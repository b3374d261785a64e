import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';

/** One column in the middle of an empty page: login, invitations; `wide` for what is read at length. */
export const BlankLayout = ({ wide = false, children, footer }: { wide?: boolean; children: ReactNode; footer?: ReactNode }) => (
  <chakra.div minH="inherit" display="grid" gridTemplateRows="1fr auto" px="4" py={{ base: '8', md: '12' }}>
    <chakra.main w="full" maxW={wide ? '42rem' : '24rem'} m="auto" display="grid" gap="8">
      <chakra.div justifySelf="center">
        <Brand size="lg" />
      </chakra.div>
      {children}
    </chakra.main>
    {footer && (
      <chakra.footer textAlign="center" color="fg.muted" fontSize="sm" pt="8">
        {footer}
      </chakra.footer>
    )}
  </chakra.div>
);
