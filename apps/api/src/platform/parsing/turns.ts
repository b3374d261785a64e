/** Somebody has sent more than is kept waiting for one person. */
export class TooMuchWaiting extends Error {
  readonly wait_ms = 5_000;
}

/** Who asks, by the id; null is the server itself, which waits for a place and for nobody. */
type Asker = number | null;

/**
 * Who may go on when more ask than are let in: the first who came, but of one person one at a time, so that nobody waits for all that another has sent.
 * Whoever has too much waiting is told to come back.
 */
export const createTurns = ({ most, mostWaiting }: { most: number; mostWaiting: number }) => {
  const running: Asker[] = [];
  const waiting: { of: Asker; begin: () => void }[] = [];
  const mayBegin = ({ of }: { of: Asker }): boolean => running.length < most && (of === null || !running.includes(of));
  return {
    waiting: (): number => waiting.length,
    take: async (of: Asker): Promise<void> => {
      if (mayBegin({ of })) {
        running.push(of);
        return;
      }
      if (of !== null && waiting.filter((other) => other.of === of).length >= mostWaiting) throw new TooMuchWaiting();
      await new Promise<void>((begin) => waiting.push({ of, begin }));
    },
    /** Each that begins is counted at once: nobody comes between. */
    end: (of: Asker): void => {
      running.splice(running.indexOf(of), 1);
      for (let next = waiting.findIndex(mayBegin); next !== -1; next = waiting.findIndex(mayBegin)) {
        const [turn] = waiting.splice(next, 1);
        if (!turn) return;
        running.push(turn.of);
        turn.begin();
      }
    },
  };
};
