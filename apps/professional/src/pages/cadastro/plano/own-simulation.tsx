import { chakra } from '@chakra-ui/react';
import { comparedRegimeLabel } from '@esteto/domain/law/tax/comparison/comparison-input';
import { simulate } from '@esteto/domain/opening/simulation/simulate';
import type { SimulationInput } from '@esteto/domain/opening/simulation/simulation-input';
import { writeSimulation } from '@esteto/domain/opening/simulation/simulation-link';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { SimulationSummary } from '@esteto/features/opening/simulation/simulation-summary.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Calculator } from 'lucide-react';
import { path } from '../../../path.ts';

/** What somebody simulated before they came, beside the plans: with the tables of today, as the simulation would say it now. */
export const OwnSimulation = ({ input }: { input: SimulationInput }) => {
  const { best, regimes } = simulate(input, competenceOf(today()));
  return (
    <Card title="Sua simulação">
      <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.p>
          Com {formatMoney(input.revenue)} de receita por mês, sobra mais com <strong>{comparedRegimeLabel[best.regime]}</strong>:{' '}
          {formatMoney(Math.round(best.net / 12))} por mês na mão.
        </chakra.p>
        <Disclosure label="Ver a simulação">
          <SimulationSummary input={input} best_regime={best.regime} result={regimes} />
        </Disclosure>
        <div>
          <ButtonLink icon={Calculator} to={path('/app/simulacoes', undefined, writeSimulation(input))}>
            Mudar os números
          </ButtonLink>
        </div>
      </chakra.div>
    </Card>
  );
};
