import { useEffect, useEffectEvent, useRef } from 'react';
import { useRoutePath } from '../../system/context/route-path.ts';

/** Product rule: a dialog closes when the route's path changes and stays on other navigation (search string, hash). */
export const usePathClose = (close: () => void): void => {
  const path = useRoutePath();
  const shownAt = useRef(path);
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (shownAt.current === path) return;
    shownAt.current = path;
    leave();
  }, [path]);
};
