import { chakra } from '@chakra-ui/react';
import { comparedRegimeLabel } from '@esteto/domain/law/tax/comparison/comparison-input';
import type { LawTables } from '@esteto/domain/law/tax/tables/law-tables';
import { curveEnd, type LawStep, netPicture } from '@esteto/domain/opening/simulation/net-curve';
import { practiceOf, type SimulationInput } from '@esteto/domain/opening/simulation/simulation-input';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { NetChart } from '@esteto/ui/components/chart/net-chart.tsx';
import { useDebounced } from '@esteto/ui/system/query/use-debounced';
import { useMemo } from 'react';
import { BestSpans } from './best-spans.tsx';

/** Hundreds of comparisons: when the person has stopped typing. */
const SETTLED_MS = 350;

type NetByRevenueProps = { input: SimulationInput; competence: string; tables: LawTables };

/** What is left by revenue: where another regime begins to leave most, and where the law takes with one hand. */
export const NetByRevenue = ({ input, competence, tables }: NetByRevenueProps) => {
  const settled = useDebounced(input, SETTLED_MS);
  const { curve, breaks, steps } = useMemo(
    () => netPicture(practiceOf(settled, competence, tables), curveEnd(settled.revenue)),
    [settled, competence, tables],
  );
  return (
    <Card title="E se a receita mudar?">
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.p color="fg.muted">
          Na mão por mês em cada regime, com tudo o mais igual. A linha cheia na vertical é a sua receita.
        </chakra.p>
        <NetChart curve={curve} breaks={breaks.map(({ revenue }) => revenue)} revenue={settled.revenue} />
        <BestSpans breaks={breaks} revenue={settled.revenue} />
        {steps.length > 0 && (
          <section>
            <QuietHeading>Onde ganhar mais deixa menos</QuietHeading>
            <chakra.ul display="grid" gap="1">
              {steps.map((step) => (
                <li key={`${step.kind} ${step.regime} ${step.revenue}`}>{stepSentence(step)}</li>
              ))}
            </chakra.ul>
          </section>
        )}
      </chakra.div>
    </Card>
  );
};

const stepSentence = ({ revenue, kind, regime }: LawStep): string => {
  const from = `A partir de ${formatMoney(revenue)}`;
  if (kind === 'limit') return `${from} não há mais Simples Nacional (LC 123/2006, art. 3º).`;
  if (kind === 'sublimit') return `${from} o ISS sai do DAS (LC 123/2006, art. 20).`;
  return `${from}, ${regime ? comparedRegimeLabel[regime] : 'a empresa'}: o lucro do mês passa do que a lei deixa livre e é tributado inteiro (Lei 9.250/1995, art. 6º-A).`;
};
