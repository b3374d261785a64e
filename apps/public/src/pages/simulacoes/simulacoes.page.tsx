import { chakra } from '@chakra-ui/react';
import { namedRoute } from '@esteto/domain/identity/route/base-paths';
import { firstSimulation } from '@esteto/domain/opening/simulation/simulation-input';
import { readSimulation } from '@esteto/domain/opening/simulation/simulation-link';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { KeepSimulation } from '@esteto/features/opening/simulation/keep-simulation.tsx';
import { SimulationTool } from '@esteto/features/opening/simulation/simulation-tool.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { Brand } from '@esteto/ui/frame/layout/brand.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SignupCard } from './signup-card.tsx';

/** For anyone: what a practice leaves in each regime, and from there into the signup. */
export default function SimulationsPage() {
  const [params] = useSearchParams();
  const competence = competenceOf(today());
  const [{ input, ignored }] = useState(() => readSimulation(params, firstSimulation(competence)));
  return (
    <chakra.div>
      <Top data-screen-only>
        <Link to={namedRoute.Login} aria-label="Esteto, início">
          <Brand />
        </Link>
        <ButtonLink to={namedRoute.Login} variant="ghost">
          Entrar
        </ButtonLink>
      </Top>
      <chakra.main px={{ base: '4', md: '8' }} pb="10">
        <Page title="Simulação de tributos" subtitle="Quanto sobra como pessoa física, no Simples Nacional e no Lucro Presumido.">
          <SimulationTool start={input} ignored={ignored} competence={competence}>
            {(current) => (
              <>
                <SignupCard input={current} />
                <KeepSimulation input={current} />
              </>
            )}
          </SimulationTool>
        </Page>
      </chakra.main>
    </chakra.div>
  );
}

const Top = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    maxW: 'calc({sizes.page} + {spacing.16})',
    mx: 'auto',
    px: { base: '4', md: '8' },
    py: '4',
  },
});
