import { createContext, useCallback, useContext, useEffect, useId, useState } from 'react';

// A part of a dialog (an upload, a form) tells the dialog around it that work is under way or would be lost: closing is then refused or asked about.

type Guard = { busy: boolean; dirty: boolean };
type Say = (part: string, guard: Guard | null) => void;

const GuardContext = createContext<Say>(() => {});

export const DialogGuardProvider = GuardContext.Provider;

/** `dirty`: closing would lose something. `busy`: closing is refused. Ends when the part unmounts. */
export const useDialogGuard = ({ busy, dirty }: Guard): void => {
  const part = useId();
  const say = useContext(GuardContext);
  useEffect(() => {
    say(part, { busy, dirty });
    return () => say(part, null);
  }, [say, part, busy, dirty]);
};

/** What the parts of a dialog say, taken together. */
export const useDialogGuards = (): Guard & { say: Say } => {
  const [guards, setGuards] = useState<ReadonlyMap<string, Guard>>(new Map());
  const say = useCallback<Say>(
    (part, guard) =>
      setGuards((before) => {
        const next = new Map(before);
        if (guard) next.set(part, guard);
        else next.delete(part);
        return next;
      }),
    [],
  );
  const all = [...guards.values()];
  return { busy: all.some(({ busy }) => busy), dirty: all.some(({ dirty }) => dirty), say };
};
