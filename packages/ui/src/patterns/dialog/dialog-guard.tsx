import { createContext, useCallback, useContext, useEffect, useId, useState } from 'react';

// Parts of a dialog say to the dialog around them that something is under way or would be lost; it then refuses or asks.

type Guard = { busy: boolean; dirty: boolean };
type Say = (part: string, guard: Guard | null) => void;

const GuardContext = createContext<Say>(() => {});

export const DialogGuardProvider = GuardContext.Provider;

/** `dirty`: closing would lose something; `busy`: nobody may leave now. Over when the part goes. */
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
