import { atomWithStorage } from 'jotai/vanilla/utils';
import { forgetKept, type KeptKey, readKept, writeKept } from './kept-storage.ts';

type Shape<Value> = {
  /**
   * Written beside the value. Raise it when the shape changes: what an older version wrote counts as absent. A value without versions is
   * written bare.
   */
  version?: number;
  /** The value, when it is recognised. */
  read: (raw: unknown) => Value | null;
};

/**
 * An atom that the browser keeps (kept-storage.ts) as JSON, null when absent. What is not recognised counts as absent: it was written by another
 * version or by hand. Other tabs follow.
 */
export const keptAtom = <Value>(key: KeptKey, { version, read }: Shape<Value>) =>
  keptAs<Value>(key, {
    parse: (text) => readVersioned(text, version, read),
    write: (value) => JSON.stringify(version === undefined ? value : { version, value }),
  });

/** An atom for one of a few words, kept as it is: the page's first script reads it before any of ours. */
export const keptWordAtom = <Word extends string>(key: KeptKey, words: readonly Word[]) =>
  keptAs<Word>(key, { parse: (text) => words.find((word) => word === text) ?? null, write: (word) => word });

type Codec<Value> = { parse: (text: string) => Value | null; write: (value: Value) => string };

const keptAs = <Value>(key: KeptKey, { parse, write }: Codec<Value>) => {
  const valueOf = (text: string | null): Value | null => (text === null ? null : parse(text));
  return atomWithStorage<Value | null>(
    key,
    null,
    {
      getItem: () => valueOf(readKept(key)),
      setItem: (_key, value) => (value === null ? forgetKept(key) : writeKept(key, write(value))),
      removeItem: () => forgetKept(key),
      subscribe: (_key, callback) => {
        const listen = (event: StorageEvent) => {
          if (event.key === key || event.key === null) callback(valueOf(event.key === null ? null : event.newValue));
        };
        addEventListener('storage', listen);
        return () => removeEventListener('storage', listen);
      },
    },
    { getOnInit: true },
  );
};

const readVersioned = <Value>(text: string, version: number | undefined, read: Shape<Value>['read']): Value | null => {
  try {
    const raw: unknown = JSON.parse(text);
    if (version === undefined) return read(raw);
    return isVersioned(raw) && raw.version === version ? read(raw.value) : null;
  } catch {
    return null;
  }
};

const isVersioned = (raw: unknown): raw is { version: unknown; value: unknown } =>
  typeof raw === 'object' && raw !== null && 'value' in raw && 'version' in raw;
