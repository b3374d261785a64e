import { chakra } from '@chakra-ui/react';
import { namedRoute } from '@esteto/domain/identity/route/base-paths';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { BlankLayout } from '@esteto/ui/frame/layout/blank-layout.tsx';
import type { ReactNode } from 'react';
import { path } from '../../path.ts';

/** What the three policies have in common: a column to read in, and the way to the others. */
export const PolicyFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <BlankLayout
    wide
    footer={
      <chakra.nav aria-label="Políticas" display="flex" flexWrap="wrap" justifyContent="center" gap="5">
        <Link to={path('/termos-de-servico')}>Termos de serviço</Link>
        <Link to={path('/politica-de-privacidade')}>Política de privacidade</Link>
        <Link to={path('/politica-de-cookies')}>Política de cookies</Link>
        <Link to={namedRoute.Login}>Entrar</Link>
      </chakra.nav>
    }
  >
    <title>{`${title} · Esteto`}</title>
    <chakra.article display="grid" gap="6" lineHeight="body">
      <chakra.h1 fontSize="2xl" fontWeight="semibold" letterSpacing="tight" lineHeight="tight">
        {title}
      </chakra.h1>
      {children}
    </chakra.article>
  </BlankLayout>
);
