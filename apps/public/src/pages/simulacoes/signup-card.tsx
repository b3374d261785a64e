import { chakra } from '@chakra-ui/react';
import type { SimulationInput } from '@esteto/domain/simulation/simulation-input';
import { writeSimulation } from '@esteto/domain/simulation/simulation-link';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { path } from '../../path.ts';

/** From the result into an account, with everything that was filled in. */
export const SignupCard = ({ input }: { input: SimulationInput }) => (
  <chakra.div data-screen-only>
    <Card title="Comece com estes números">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
        <chakra.p color="fg.muted" flex="1 1 20rem">
          Crie a conta e leve esta simulação com você: ela já chega preenchida no cadastro da sua empresa.
        </chakra.p>
        <ButtonLink variant="primary" to={path('/cadastro', undefined, writeSimulation(input))}>
          Criar conta
        </ButtonLink>
      </chakra.div>
    </Card>
  </chakra.div>
);
