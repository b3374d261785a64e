import { chakra } from '@chakra-ui/react';
import { Brand } from '@esteto/ui/frame/layout/brand.tsx';
import type { ReactNode } from 'react';

/**
 * Brand and promise beside the way in. `index.html` draws the same shapes with the same words before any script has come; keep the two alike,
 * so that nothing moves when this takes its place.
 */
export const Welcome = ({ children }: { children: ReactNode }) => (
  <Screen>
    <Pledge>
      <Brand size="lg" />
      <chakra.div maxW="30rem">
        <Headline>Sua empresa médica em ordem, mês após mês.</Headline>
        <chakra.p mt="4" fontSize="lg" color="fg.muted" display={{ base: 'none', lg: 'block' }}>
          Peça uma nota, acompanhe o que entra e o que sai e deixe impostos e licenças com quem entende de medicina e de contabilidade.
        </chakra.p>
      </chakra.div>
    </Pledge>
    <chakra.main display="grid" alignContent={{ base: 'start', lg: 'center' }} justifyItems="center" px={{ base: '5', md: '8' }} pb="10">
      <chakra.div w="full" maxW="24rem" display="grid" gap="6">
        <chakra.h1 fontSize="2xl" fontWeight="semibold" letterSpacing="tight" lineHeight="tight">
          Entrar
        </chakra.h1>
        {children}
      </chakra.div>
    </chakra.main>
  </Screen>
);

const Screen = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 11fr) minmax(0, 13fr)' },
    gridTemplateRows: { base: 'auto 1fr', lg: '1fr' },
    bg: { base: 'bg.canvas', lg: 'bg.surface' },
  },
});

const Pledge = chakra('header', {
  base: {
    display: 'grid',
    alignContent: { base: 'start', lg: 'space-between' },
    gap: '6',
    px: { base: '5', md: '8', lg: '14' },
    py: { base: '8', lg: '12' },
    justifyItems: { base: 'center', lg: 'start' },
    textAlign: { base: 'center', lg: 'start' },
    bg: { lg: 'brand.subtle' },
  },
});

const Headline = chakra('p', {
  base: {
    fontSize: { base: 'xl', lg: '3rem' },
    fontWeight: 'semibold',
    letterSpacing: 'tight',
    lineHeight: { base: 'snug', lg: 'tight' },
    color: 'brand.fg',
    textWrap: 'balance',
  },
});
