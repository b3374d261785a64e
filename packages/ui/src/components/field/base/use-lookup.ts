import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { asQuery, type QueryFactory } from '../../../system/query/query-like.ts';

/** Finds what belongs to a key (a CEP, a CNPJ); null when there is nothing. */
export type Lookup<Found> = QueryFactory<string, Found | null>;

type LookupQuery<Found> = { queryKey: readonly unknown[]; queryFn: () => Promise<Found | null> };

type LookupOptions<Found> = {
  lookup?: Lookup<Found>;
  /** Whether the key is whole: only then it is looked up. */
  isWhole: (key: string) => boolean;
  onFound?: (found: Found) => void;
  /** What is said below the field. */
  notes: { none: string; failed: string; found?: (found: Found) => string };
};

/** Looks up what was typed, once it is whole. A lookup that fails never stops anybody from typing what it would have found. */
export const useLookup = <Found>({ lookup, isWhole, onFound, notes }: LookupOptions<Found>) => {
  const client = useQueryClient();
  const [note, setNote] = useState<string | null>(null);
  const [searching, setSearching] = useState(false);
  const asked = useRef('');

  const search = async (key: string): Promise<void> => {
    if (!lookup || key === asked.current) return;
    asked.current = key;
    setNote(null);
    setSearching(false);
    if (!isWhole(key)) return;
    setSearching(true);
    try {
      const found = await client.query(asQuery(lookup(key)) as LookupQuery<Found>);
      if (asked.current !== key) return;
      if (found) onFound?.(found);
      setNote(found ? (notes.found?.(found) ?? null) : notes.none);
    } catch {
      if (asked.current === key) setNote(notes.failed);
    } finally {
      if (asked.current === key) setSearching(false);
    }
  };
  return { note, searching, search };
};
