import { chakra } from '@chakra-ui/react';
import { comparedRegimeLabel } from '@esteto/domain/law/tax/comparison/comparison-input';
import type { Origins } from '@esteto/domain/opening/simulation/company-start';
import { simulate } from '@esteto/domain/opening/simulation/simulate';
import { type SimulationInput, simulationForm } from '@esteto/domain/opening/simulation/simulation-input';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { Form } from '@esteto/ui/patterns/form/form.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { NetByRevenue } from './net-by-revenue.tsx';
import { RegimeCard } from './regime-card.tsx';
import { SimulationActions } from './simulation-actions.tsx';
import { SimulationAdvice } from './simulation-advice.tsx';
import { SimulationFields } from './simulation-fields.tsx';
import { SimulationHero } from './simulation-hero.tsx';
import { SimulationWatch } from './simulation-watch.tsx';
import { useSimulationLink } from './use-simulation-link.ts';

type SimulationToolProps = {
  start: SimulationInput;
  /** Where the starting values come from. */
  origins?: Origins;
  /** What the address said and cannot be, in words. */
  ignored?: readonly string[];
  /** Whose tables hold: this month's. */
  competence: string;
  /** Below the fields. */
  aside?: ReactNode;
  /** Below the result: what comes of it. */
  children?: (input: SimulationInput) => ReactNode;
};

/** The practice beside what each regime makes of it, reckoned here as one types. */
export const SimulationTool = ({ start, origins = {}, ignored = [], competence, aside, children }: SimulationToolProps) => {
  const [input, setInput] = useState(start);
  const [isTouched, setTouched] = useState(false);
  useSimulationLink(isTouched ? input : null);
  const simulation = useMemo(() => simulate(input, competence), [input, competence]);
  const change = (next: SimulationInput) => {
    if (JSON.stringify(next) === JSON.stringify(input)) return;
    setInput(next);
    setTouched(true);
  };
  return (
    <Columns>
      <chakra.div gridArea="answer">
        <SimulationHero simulation={simulation} />
      </chakra.div>
      <Practice>
        {ignored.length > 0 && (
          <Banner tone="waiting">
            Parte do link não vale, e ficou como no começo.
            {ignored.map((words) => (
              <chakra.span key={words} display="block" fontWeight="normal" overflowWrap="anywhere">
                {words}
              </chakra.span>
            ))}
          </Banner>
        )}
        <Card title="Seu consultório">
          <Form schema={simulationForm} initial={start} onSubmit={() => Promise.resolve()}>
            <SimulationFields origins={origins} />
            <SimulationWatch onChange={change} />
          </Form>
          {aside}
        </Card>
      </Practice>
      <Result>
        <SimulationActions input={input} />
        <Card title="Regime por regime, por mês">
          {simulation.regimes.map((year) => (
            <RegimeCard
              key={year.regime}
              year={year}
              revenue={input.revenue}
              isBest={year === simulation.best}
              isToday={year === simulation.today}
            />
          ))}
          {simulation.impossible.map(({ regime, reason }) => (
            <chakra.p key={regime} pt="4" color="fg.muted">
              <strong>{comparedRegimeLabel[regime]}</strong> não cabe: {reason}
            </chakra.p>
          ))}
        </Card>
        <NetByRevenue input={input} competence={competence} />
        <SimulationAdvice simulation={simulation} />
        {children?.(input)}
        <chakra.p color="fg.muted" fontSize="sm">
          Estimativa com as tabelas em vigor, para doze meses iguais e um sócio, com o lucro distribuído em cada mês. Não substitui a
          apuração do seu contador.
        </chakra.p>
      </Result>
    </Columns>
  );
};

/** The answer first, also where the fields stand above the rest of it. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    alignItems: 'start',
    gridTemplateAreas: { base: '"answer" "practice" "result"', lg: '"practice answer" "practice result"' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(20rem, 24rem) minmax(0, 1fr)' },
    gridTemplateRows: { lg: 'auto 1fr' },
  },
});

const Practice = chakra('div', {
  base: {
    gridArea: 'practice',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    position: { lg: 'sticky' },
    top: { lg: '20' },
    maxH: { lg: 'calc(100dvh - 6rem)' },
    overflowY: { lg: 'auto' },
    _print: { position: 'static', maxH: 'none' },
  },
});

const Result = chakra('div', {
  base: { gridArea: 'result', display: 'grid', gap: { base: '4', md: '5' }, gridTemplateColumns: 'minmax(0, 1fr)' },
});
