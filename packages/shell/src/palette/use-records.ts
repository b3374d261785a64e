import { usePrincipal } from '@esteto/auth/principal/identity-provider.tsx';
import { decide } from '@esteto/domain/permission/access';
import type { PaletteGroup } from '@esteto/ui/palette/palette-entry';
import { asQuery } from '@esteto/ui/query/query-like';
import { useDebounced } from '@esteto/ui/query/use-debounced';
import { useScope } from '@esteto/ui/scope/scope.tsx';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { PaletteSource } from './palette-source.ts';

const PAUSE_MS = 100;
const SHOWN = 5;
/** One letter finds everything and nothing. */
const MIN_LETTERS = 2;

type Records = { groups: PaletteGroup[]; status: string | null };

/** The records that match what is typed, a group for each kind that the person may see. */
export const useRecords = (sources: readonly PaletteSource[], text: string): Records => {
  const principal = usePrincipal();
  const scope = useScope();
  const typed = text.trim();
  const search = useDebounced(typed, PAUSE_MS);
  const isAsked = typed.length >= MIN_LETTERS && search.length >= MIN_LETTERS;
  const allowed = sources.filter(({ who }) => decide(who, principal).allowed);
  const answers = useQueries({
    queries: allowed.map(({ query }) => ({
      ...asQuery(query({ ...scope, search, limit: SHOWN })),
      enabled: isAsked,
      placeholderData: keepPreviousData,
    })),
  });
  if (!isAsked) return { groups: [], status: null };
  return {
    groups: allowed.flatMap(({ title, toEntry }, index) => {
      const items = answers[index]?.data?.items ?? [];
      return items.length > 0 ? [{ title, entries: items.map(toEntry) }] : [];
    }),
    status: answers.some(({ isError }) => isError)
      ? 'Não foi possível buscar em tudo. Tente de novo.'
      : answers.some(({ isFetching }) => isFetching) || search !== typed
        ? 'Buscando…'
        : null,
  };
};
