import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

const slimAtom = atomWithStorage('esteto.rail', false, undefined, { getOnInit: true });

/** Whether the rail shows icons only; remembered. A stored value that is no boolean counts as false. */
export const useRail = (): [boolean, (slim: boolean) => void] => {
  const [slim, setSlim] = useAtom(slimAtom);
  return [slim === true, setSlim];
};
