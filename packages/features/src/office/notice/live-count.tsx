import { chakra } from '@chakra-ui/react';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { asQuery, type QueryFactory } from '@esteto/ui/system/query/query-like';
import { useDebounced } from '@esteto/ui/system/query/use-debounced';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const PAUSE_MS = 200;

type LiveCountProps<Asked, Count> = {
  /** What is chosen so far; null while it means nobody. */
  audience: Asked | null;
  query: QueryFactory<Asked, Count>;
  /** In words; `isNobody` warns. */
  words: (count: Count) => { text: string; note?: string | false; isNobody: boolean };
};

/** How many people an audience is, as it is being chosen. Of nobody nothing is asked. */
export const LiveCount = <Asked, Count>({ audience, ...props }: LiveCountProps<Asked, Count>) =>
  audience === null ? null : <CountOf audience={audience} {...props} />;

type CountOfProps<Asked, Count> = LiveCountProps<Asked, Count> & { audience: Asked };

const CountOf = <Asked, Count>({ audience, query, words }: CountOfProps<Asked, Count>) => {
  const settled = useDebounced(JSON.stringify(audience), PAUSE_MS);
  const { data, error, refetch, isFetching } = useQuery({
    ...asQuery(query(JSON.parse(settled))),
    placeholderData: keepPreviousData,
  });
  const said = data === undefined ? null : words(data);
  return (
    <chakra.div gridColumn={spanOf()}>
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {said && !error && (
        <Banner tone={said.isNobody ? 'waiting' : 'running'}>
          {said.text}
          {said.note && (
            <chakra.span display="block" fontWeight="normal">
              {said.note}
            </chakra.span>
          )}
        </Banner>
      )}
    </chakra.div>
  );
};
