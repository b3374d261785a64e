import type { SimulationInput } from '@esteto/domain/opening/simulation/simulation-input';
import { SIMULATION_PARAMS, writeSimulation } from '@esteto/domain/opening/simulation/simulation-link';
import { useDebounced } from '@esteto/ui/system/query/use-debounced';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** Browsers slow a page down that changes its address at every key. */
const SETTLED_MS = 400;

/** Writes what the person has changed into the address, in the place of what stood there; other parameters stay. */
export const useSimulationLink = (input: SimulationInput | null): void => {
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
