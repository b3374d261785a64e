import { type SimulationInput, simulationForm } from '@esteto/domain/opening/simulation/simulation-input';
import { parse } from '@esteto/domain/shared/schema/parse';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Tells what the form around says, as often as it is a whole practice: while a field is half typed the last one stands. */
export const SimulationWatch = ({ onChange }: { onChange: (input: SimulationInput) => void }) => {
  const store = useFormStore();
  const values = useSyncExternalStore(store.subscribe, () => store.read().values);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const judged = parse(simulationForm, values);
    if (judged.ok) tell(judged.value);
  }, [values]);
  return null;
};
