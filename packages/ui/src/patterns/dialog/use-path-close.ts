import { useEffect, useEffectEvent, useRef } from 'react';
import { usePagePath } from '../../system/context/page-path.ts';

/** Product rule: a dialog closes when the route's path changes and stays on other navigation (search string, hash). */
export const usePathClose = (close: () => void): void => {
  const path = usePagePath();
  const shownAt = useRef(path);
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (shownAt.current === path) return;
    shownAt.current = path;
    leave();
  }, [path]);
};
