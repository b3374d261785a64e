import { usePrincipal } from '@esteto/auth/principal/identity-provider.tsx';
import { type Access, decide } from '@esteto/domain/identity/permission/access';
import type { PaletteGroup } from '@esteto/ui/patterns/palette/palette-entry';
import { useScope } from '@esteto/ui/system/context/scope.tsx';
import { asQuery } from '@esteto/ui/system/query/query-like';
import { useDebounced } from '@esteto/ui/system/query/use-debounced';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { PaletteSource } from './palette-source.ts';

const PAUSE_MS = 100;
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
  const may = (who: Access) => decide(who, principal).allowed;
  const allowed = sources.filter(({ who }) => may(who));
  const answers = useQueries({
    queries: allowed.map(({ query }) => ({
      ...asQuery(query({ ...scope, search })),
      enabled: isAsked,
      placeholderData: keepPreviousData,
    })),
  });
  if (!isAsked) return { groups: [], status: null };
  return {
    groups: allowed
      .flatMap(({ toGroups }, index) => {
        const answer = answers[index]?.data;
        return answer === undefined ? [] : toGroups(answer, { may, search });
      })
      .filter(({ entries }) => entries.length > 0),
    status: answers.some(({ isError }) => isError)
      ? 'Não foi possível buscar em tudo. Tente de novo.'
      : answers.some(({ isFetching }) => isFetching) || search !== typed
        ? 'Buscando…'
        : null,
  };
};
