import { countOf } from '@esteto/domain/shared/text/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LineList } from '../../components/display/line-list.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import { Loading } from '../../components/states/loading.tsx';
import { asQuery, type QueryLike } from '../../system/query/query-like.ts';
import { RouteDialog } from '../dialog/route-dialog.tsx';
import { SearchBox } from './search-box.tsx';

type SearchedListDialogProps<Row> = {
  title: string;
  /** What is counted below the title: one and several. */
  noun: readonly [string, string];
  placeholder: string;
  icon: LucideIcon;
  query: (input: { search: string }) => QueryLike<{ items: readonly Row[]; total: number }>;
  empty: string;
  line: (row: Row) => ReactNode;
  footer?: ReactNode;
  /** What is told above the list. */
  intro?: ReactNode;
};

/** A list in a dialog: found by typing, and how many there are beside those shown. */
export const SearchedListDialog = <Row,>(props: SearchedListDialogProps<Row>) => {
  const { title, noun, placeholder, icon, query, empty, line, footer, intro } = props;
  const [search, setSearch] = useState<string | null>(null);
  const { data, error, refetch, isFetching } = useQuery({
    ...asQuery(query({ search: search ?? '' })),
    placeholderData: keepPreviousData,
  });
  return (
    <RouteDialog title={title} subtitle={data && countOf(data.total, ...noun)} footer={footer}>
      {intro}
      <SearchBox value={search ?? ''} onChange={setSearch} placeholder={placeholder} />
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Loading />}
      {data?.items.length === 0 && <EmptyState icon={icon} title={search ? 'Nada encontrado.' : empty} />}
      {data && data.items.length > 0 && <LineList>{data.items.map(line)}</LineList>}
    </RouteDialog>
  );
};
