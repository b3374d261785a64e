import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { simulation } from '@esteto/contract/opening/simulation';
import { namedRoute } from '@esteto/domain/identity/route/base-paths';
import type { SimulationInput } from '@esteto/domain/opening/simulation/simulation-input';
import { writeSimulation } from '@esteto/domain/opening/simulation/simulation-link';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { CopyButton } from '@esteto/ui/components/button/copy-button.tsx';
import { useFile } from '@esteto/ui/patterns/file/use-file.tsx';
import { Download, Printer } from 'lucide-react';

/** Ways to take a simulation along. The link leads to the open page, whoever made it: it must open for whoever gets it. */
export const SimulationActions = ({ input }: { input: SimulationInput }) => {
  const { busy, save } = useFile({
    label: 'Simulação de tributos',
    name: 'simulacao-de-tributos.pdf',
    mime: 'application/pdf',
    load: () => call(simulation.pdf, { body: input }),
  });
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" data-screen-only>
      <CopyButton text={`${location.origin}${namedRoute.Simulations}?${new URLSearchParams(writeSimulation(input))}`} label="Copiar link" />
      <Button icon={Download} busy={busy === 'save'} onClick={save}>
        Baixar PDF
      </Button>
      <Button icon={Printer} onClick={() => print()}>
        Imprimir
      </Button>
    </chakra.div>
  );
};
