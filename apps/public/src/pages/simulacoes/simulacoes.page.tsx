import { chakra } from '@chakra-ui/react';
import { createQueryClient } from '@esteto/api-client/query-client';
import { namedRoute } from '@esteto/domain/identity/route/base-paths';
import type { LawTables } from '@esteto/domain/law/tax/tables/law-tables';
import { writeBrought } from '@esteto/domain/opening/signup/brought-link';
import { firstSimulation, type SimulationInput } from '@esteto/domain/opening/simulation/simulation-input';
import { readSimulation } from '@esteto/domain/opening/simulation/simulation-link';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { useLawTables } from '@esteto/features/law/tax/use-law-tables';
import { KeepSimulation } from '@esteto/features/opening/simulation/keep-simulation.tsx';
import { SimulationTool } from '@esteto/features/opening/simulation/simulation-tool.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { Brand } from '@esteto/ui/frame/layout/brand.tsx';
import { today } from '@esteto/ui/system/context/today';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useBrought } from '../../features/cadastro/use-brought.ts';
import { path } from '../../path.ts';

/** For anyone: what a practice leaves in each regime, and from there into the signup. */
export default function SimulationsPage() {
  const [client] = useState(createQueryClient);
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
          <QueryClientProvider client={client}>
            <Simulator />
          </QueryClientProvider>
        </Page>
      </chakra.main>
    </chakra.div>
  );
}

const Simulator = () => {
  const tables = useLawTables();
  return tables ? <SimulatorWith tables={tables} /> : <Loading label="Carregando as tabelas em vigor…" />;
};

const SimulatorWith = ({ tables }: { tables: LawTables }) => {
  const [params] = useSearchParams();
  const competence = competenceOf(today());
  const [{ input, ignored }] = useState(() => readSimulation(params, firstSimulation(competence, tables)));
  return (
    <SimulationTool start={input} ignored={ignored} competence={competence} tables={tables}>
      {(current) => (
        <>
          <SignupCard input={current} />
          <KeepSimulation input={current} />
        </>
      )}
    </SimulationTool>
  );
};

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

/** From the result into an account, with everything that was filled in and that the link brought. */
const SignupCard = ({ input }: { input: SimulationInput }) => {
  const brought = useBrought();
  return (
    <chakra.div data-screen-only>
      <Card title="Comece com estes números">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
          <chakra.p color="fg.muted" flex="1 1 20rem">
            Crie a conta e leve esta simulação com você: ela já chega preenchida no cadastro, ao lado dos planos.
          </chakra.p>
          <ButtonLink variant="primary" to={path('/cadastro', undefined, writeBrought(brought, input))}>
            Criar conta
          </ButtonLink>
        </chakra.div>
      </Card>
    </chakra.div>
  );
};
