import { atomWithStorage } from 'jotai/vanilla/utils';
import { forgetKept, readKept, writeKept } from './kept-storage.ts';

type Shape<Value> = {
  /**
   * Written beside the value. Raise it when the shape changes: what an older version wrote goes through `migrate`, or counts as absent. A
   * value without versions is written bare.
   */
  version?: number;
  /** The value, when it is recognised. */
  read: (raw: unknown) => Value | null;
  /** From what an older version kept; version 0 is what was written before there were versions. */
  migrate?: (old: unknown, version: number) => unknown;
};

/**
 * An atom kept in local storage as JSON, null when absent. What is not recognised counts as absent: it was
 * written by another version or by hand. Other tabs follow.
 */
export const storedAtom = <Value>(key: string, shape: Shape<Value>) => {
  const parse = (text: string | null): Value | null => (text === null ? null : readVersioned(text, shape));
  return atomWithStorage<Value | null>(
    key,
    null,
    {
      getItem: () => parse(readKept(key)),
      setItem: (_key, value) => (value === null ? forgetKept(key) : writeKept(key, JSON.stringify(wrap(value, shape.version)))),
      removeItem: () => forgetKept(key),
      subscribe: (_key, callback) => {
        const listen = (event: StorageEvent) => {
          if (event.key === key || event.key === null) callback(parse(event.key === null ? null : event.newValue));
        };
        addEventListener('storage', listen);
        return () => removeEventListener('storage', listen);
      },
    },
    { getOnInit: true },
  );
};

const wrap = (value: unknown, version: number | undefined): unknown => (version === undefined ? value : { version, value });

const readVersioned = <Value>(text: string, { version, read, migrate }: Shape<Value>): Value | null => {
  try {
    const raw: unknown = JSON.parse(text);
    if (version === undefined) return read(raw);
    const written = isVersioned(raw) ? raw : { version: 0, value: raw };
    if (written.version === version) return read(written.value);
    return migrate && written.version < version ? read(migrate(written.value, written.version)) : null;
  } catch {
    return null;
  }
};

const isVersioned = (raw: unknown): raw is { version: number; value: unknown } =>
  typeof raw === 'object' && raw !== null && 'value' in raw && 'version' in raw && typeof raw.version === 'number';
