// What a person chose lately in the palette: keys only (addresses and ids, no names), theirs alone.

const KEY = 'esteto.recent';
const KEPT = 20;

/** The keys that this person chose, the latest first. What another person left, or nonsense, counts as none. */
export const readRecent = (userId: number): string[] => {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { user?: unknown; keys?: unknown } | null;
    if (stored?.user !== userId || !Array.isArray(stored.keys)) return [];
    return stored.keys.filter((key) => typeof key === 'string');
  } catch {
    return [];
  }
};

export const rememberRecent = (userId: number, key: string): void => {
  try {
    const keys = [key, ...readRecent(userId).filter((other) => other !== key)].slice(0, KEPT);
    localStorage.setItem(KEY, JSON.stringify({ user: userId, keys }));
  } catch {
    // Storage is full or forbidden: nothing is remembered.
  }
};
