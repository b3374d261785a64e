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
  onFound?: (answer: Found) => void;
  /** What is said below the field. */
  notes: { none: string; failed: string; answered?: (answer: Found) => string };
};

/** Looks up what was typed, once it is whole. A lookup that fails never stops anybody from typing what it would have found. */
export const useLookup = <Found>({ lookup, isWhole, onFound, notes }: LookupOptions<Found>) => {
  const client = useQueryClient();
  const [note, setNote] = useState<string | null>(null);
  const [searching, setSearching] = useState(false);
  const lastKey = useRef('');

  const search = async (key: string): Promise<void> => {
    if (!lookup || key === lastKey.current) return;
    lastKey.current = key;
    setNote(null);
    setSearching(false);
    if (!isWhole(key)) return;
    setSearching(true);
    try {
      const answer = await client.query(asQuery(lookup(key)) as LookupQuery<Found>);
      if (lastKey.current !== key) return;
      if (answer) onFound?.(answer);
      setNote(answer ? (notes.answered?.(answer) ?? null) : notes.none);
    } catch {
      if (lastKey.current === key) setNote(notes.failed);
    } finally {
      if (lastKey.current === key) setSearching(false);
    }
  };
  return { note, searching, search };
};
