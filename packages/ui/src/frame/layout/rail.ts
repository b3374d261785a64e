import { useAtom } from 'jotai';
import { keptAtom } from '../../system/state/kept-atom.ts';

const slimAtom = keptAtom<boolean>('esteto.rail', { read: (raw) => raw === true });

/** Whether the rail shows icons only; remembered. A stored value that is no boolean counts as false. */
export const useRail = (): [boolean, (slim: boolean) => void] => {
  const [slim, setSlim] = useAtom(slimAtom);
  return [slim === true, setSlim];
};
