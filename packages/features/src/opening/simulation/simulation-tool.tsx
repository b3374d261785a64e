import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { simulation } from '@esteto/contract/opening/simulation';
import { namedRoute } from '@esteto/domain/identity/route/base-paths';
import { comparedRegimeLabel } from '@esteto/domain/law/tax/comparison/comparison-input';
import type { LawTables } from '@esteto/domain/law/tax/tables/law-tables';
import type { Origins } from '@esteto/domain/opening/simulation/company-start';
import { simulate } from '@esteto/domain/opening/simulation/simulate';
import { type SimulationInput, simulationForm } from '@esteto/domain/opening/simulation/simulation-input';
import { SIMULATION_PARAMS, writeSimulation } from '@esteto/domain/opening/simulation/simulation-link';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { CopyButton } from '@esteto/ui/components/button/copy-button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { useFile } from '@esteto/ui/patterns/file/use-file.tsx';
import { Form } from '@esteto/ui/patterns/form/form.tsx';
import { useDebounced } from '@esteto/ui/system/query/use-debounced';
import { Download, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { NetByRevenue } from './net-by-revenue.tsx';
import { RegimeCard } from './regime-card.tsx';
import { SimulationAdvice } from './simulation-advice.tsx';
import { SimulationFields, SimulationWatch } from './simulation-fields.tsx';
import { SimulationHero } from './simulation-hero.tsx';

type SimulationToolProps = {
  start: SimulationInput;
  /** Where the starting values come from. */
  origins?: Origins;
  /** What the address said and cannot be, in words. */
  ignored?: readonly string[];
  /** Month whose tax tables are used: the present one. */
  competence: string;
  tables: LawTables;
  /** Below the fields. */
  aside?: ReactNode;
  /** Below the result: what comes of it. */
  children?: (input: SimulationInput) => ReactNode;
};

/** The practice beside what each regime makes of it, reckoned here as one types. */
export const SimulationTool = ({ start, origins = {}, ignored = [], competence, tables, aside, children }: SimulationToolProps) => {
  const [input, setInput] = useState(start);
  const [isTouched, setTouched] = useState(false);
  useSimulationLink(isTouched ? input : null);
  const simulation = useMemo(() => simulate(input, competence, tables), [input, competence, tables]);
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
        <NetByRevenue input={input} competence={competence} tables={tables} />
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

/** Ways to take a simulation along. The link leads to the open page, whoever made it: it must open for whoever gets it. */
const SimulationActions = ({ input }: { input: SimulationInput }) => {
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

/** Browsers slow a page down that changes its address at every key. */
const SETTLED_MS = 400;

/** Writes what the person has changed into the address, in the place of what stood there; other parameters stay. */
const useSimulationLink = (input: SimulationInput | null): void => {
  const [params, setParams] = useSearchParams();
  const settled = useDebounced(input, SETTLED_MS);
  const write = useEffectEvent((next: SimulationInput) => {
    const all = new URLSearchParams(params);
    for (const name of Object.values(SIMULATION_PARAMS)) all.delete(name);
    for (const [name, text] of Object.entries(writeSimulation(next))) all.set(name, text);
    if (all.toString() !== params.toString()) setParams(all, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (settled) write(settled);
  }, [settled]);
};
