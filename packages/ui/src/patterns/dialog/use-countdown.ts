import { useEffect, useState } from 'react';

/** Seconds left of a wait, by the device's own running time: a tab that slept, or a clock that was set, does not make it longer. */
export const useCountdown = (): { left: number; start: (seconds: number) => void } => {
  const [end, setEnd] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (end === null) return;
    const timer = setInterval(() => {
      setNow(performance.now());
      if (performance.now() >= end) setEnd(null);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);
  return {
    left: end === null ? 0 : Math.max(0, Math.ceil((end - now) / 1000)),
    start: (seconds) => {
      setNow(performance.now());
      setEnd(performance.now() + seconds * 1000);
    },
  };
};
