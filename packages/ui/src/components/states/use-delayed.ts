import { useEffect, useState } from 'react';

/** Product rule: a sign of loading appears after 250 ms, so that a quick answer does not blink. */
export const LOADING_DELAY_MS = 250;

export const useDelayed = (ms = LOADING_DELAY_MS): boolean => {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
};
