import { useRef, useState } from 'react';
import type { ErrorReading } from '../../system/context/error-reading.ts';
import { useReadError } from '../../system/context/read-error.tsx';

type Action = {
  busy: boolean;
  /** Why the last try failed. */
  problem: ErrorReading | null;
  /** Runs one thing at a time; true when it worked. */
  run: (action: () => Promise<unknown>) => Promise<boolean>;
};

/** What a dialog does when its button is pressed: busy until it is done, and in words why it failed. */
export const useAction = (): Action => {
  const readError = useReadError();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ErrorReading | null>(null);
  const run = async (action: () => Promise<unknown>) => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await action();
      return true;
    } catch (error) {
      setProblem(readError(error));
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, problem, run };
};
