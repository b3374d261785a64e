import { useAtom } from 'jotai';
import { keptAtom } from '../../system/state/kept-atom.ts';

const hiddenAtom = keptAtom<string[]>('esteto.calendar_hidden', {
  read: (raw) => (Array.isArray(raw) && raw.every((one) => typeof one === 'string') ? raw : null),
});

/** Which parts of a calendar are switched off; the browser keeps it. */
export const useHiddenLayers = <Layer extends string>(layers: readonly Layer[]): [Layer[], (hidden: readonly Layer[]) => void] => {
  const [kept, keep] = useAtom(hiddenAtom);
  return [layers.filter((layer) => kept?.includes(layer)), (hidden) => keep([...hidden])];
};
