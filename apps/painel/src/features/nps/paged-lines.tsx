import { chakra } from '@chakra-ui/react';
import type { Page } from '@esteto/contract/list';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { asQuery, type QueryLike } from '@esteto/ui/system/query/query-like';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';

type PagedLinesProps<Row> = {
  title: string;
  query: (page: { after?: string; before?: string }) => QueryLike<Page<Row>>;
  filters?: ReactNode;
  empty: string;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list in a part of a dialog, page by page: many may have written. */
export const PagedLines = <Row,>({ title, query, filters, empty, children }: PagedLinesProps<Row>) => {
  const id = useId();
  const [page, setPage] = useState<{ after?: string; before?: string }>({});
  const first = query({});
  const [firstKey, setFirstKey] = useState(JSON.stringify(first.queryKey));
  // Other filters begin at the first page.
  if (firstKey !== JSON.stringify(first.queryKey)) {
    setFirstKey(JSON.stringify(first.queryKey));
    setPage({});
  }
  const { data, error, refetch, isFetching } = useQuery({ ...asQuery(query(page)), placeholderData: keepPreviousData });
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <QuietHeading id={id} mb="0">
        {data && data.total > 0 ? `${title} (${data.total.toLocaleString('pt-BR')})` : title}
      </QuietHeading>
      {filters && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {filters}
        </chakra.div>
      )}
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Loading />}
      {data && data.items.length === 0 && <chakra.p color="fg.muted">{empty}</chakra.p>}
      {data && data.items.length > 0 && children(data.items)}
      {data && (data.previous || data.next) && (
        <chakra.div display="flex" gap="2" justifyContent="flex-end">
          <Button size="sm" disabled={!data.previous} onClick={() => data.previous && setPage({ before: data.previous })}>
            Anteriores
          </Button>
          <Button size="sm" disabled={!data.next} onClick={() => data.next && setPage({ after: data.next })}>
            Próximos
          </Button>
        </chakra.div>
      )}
    </chakra.section>
  );
};
