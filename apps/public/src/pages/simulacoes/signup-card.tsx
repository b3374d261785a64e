import { chakra } from '@chakra-ui/react';
import { writeBrought } from '@esteto/domain/opening/signup/brought-link';
import type { SimulationInput } from '@esteto/domain/opening/simulation/simulation-input';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { useBrought } from '../../features/cadastro/use-brought.ts';
import { path } from '../../path.ts';

/** From the result into an account, with everything that was filled in and that the link brought. */
export const SignupCard = ({ input }: { input: SimulationInput }) => {
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
