import { clientStore } from '@esteto/ui/system/state/client-store';
import { keptAtom } from '@esteto/ui/system/state/kept-atom';

// What a person chose lately in the palette: keys only (addresses and ids, no names), theirs alone.

type Recent = { user: number; keys: readonly string[] };

const recentAtom = keptAtom<Recent>('esteto.recent', {
  read: (raw) => {
    const { user, keys } = (raw ?? {}) as { user?: unknown; keys?: unknown };
    if (typeof user !== 'number' || !Array.isArray(keys)) return null;
    return { user, keys: keys.filter((key) => typeof key === 'string') };
  },
});

const KEPT = 20;

/** The keys that this person chose, the latest first. What another person left, or nonsense, counts as none. */
export const readRecent = (userId: number): readonly string[] => {
  const recent = clientStore.get(recentAtom);
  return recent?.user === userId ? recent.keys : [];
};

export const rememberRecent = (userId: number, key: string): void =>
  clientStore.set(recentAtom, { user: userId, keys: [key, ...readRecent(userId).filter((other) => other !== key)].slice(0, KEPT) });
