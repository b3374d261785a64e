import { atomWithStorage } from 'jotai/vanilla/utils';

/**
 * An atom kept in local storage as JSON, null when absent. What `read` does not recognise counts as absent: it was written by another
 * version or by hand. Other tabs follow. Works, unpersisted, where storage is forbidden.
 */
export const storedAtom = <Value>(key: string, read: (raw: unknown) => Value | null) =>
  atomWithStorage<Value | null>(
    key,
    null,
    {
      getItem: () => parse(attempt(() => localStorage.getItem(key)) ?? null, read),
      setItem: (_key, value) =>
        attempt(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, JSON.stringify(value)))),
      removeItem: () => attempt(() => localStorage.removeItem(key)),
      subscribe: (_key, callback) => {
        const listen = (event: StorageEvent) => {
          if (event.key === key || event.key === null) callback(parse(event.key === null ? null : event.newValue, read));
        };
        addEventListener('storage', listen);
        return () => removeEventListener('storage', listen);
      },
    },
    { getOnInit: true },
  );

const parse = <Value>(text: string | null, read: (raw: unknown) => Value | null): Value | null => {
  if (text === null) return null;
  return attempt(() => read(JSON.parse(text))) ?? null;
};

/** Storage may be full, forbidden or holding nonsense: none of it may stop the app. */
const attempt = <Result>(action: () => Result): Result | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};
