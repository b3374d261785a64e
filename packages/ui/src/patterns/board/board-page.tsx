import type { Tone } from '@esteto/domain/shared/status/tone';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '../../components/button/link.tsx';
import { Page } from '../../components/card/page.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import { Loading } from '../../components/states/loading.tsx';
import { asQuery, type QueryLike } from '../../system/query/query-like.ts';
import type { ListPageData } from '../data-table/use-rows.ts';
import { Board, BoardCards, BoardColumn } from './board.tsx';

/** As many cards of a column as one looks through; the rest is in the list. */
export const BOARD_LIMIT = 50;

/** One column: what stands at its head, what it holds, and where all of that is listed. */
export type BoardColumnOf<Row, Column extends string> = {
  column: Column;
  label: string;
  tone: Tone;
  query: QueryLike<Pick<ListPageData<Row>, 'items' | 'total'>>;
  list: string;
  /** Whether a card may be dropped on it. */
  takes: boolean;
};

type BoardColumnsProps<Row, Column extends string> = {
  /** What the columns are, for a screen reader: 'Leads por etapa'. */
  label: string;
  /** The way to the list from a column that holds more than it shows. */
  all: string;
  columns: readonly BoardColumnOf<Row, Column>[];
  card: (row: Row, column: Column) => ReactNode;
  onDrop: (row: Row, column: Column) => void;
  order?: (a: Row, b: Row) => number;
};

type BoardPageProps<Row, Column extends string> = BoardColumnsProps<Row, Column> & {
  title: string;
  subtitle: ReactNode;
  action?: ReactNode;
  /** What stands over the board: the question of a move. */
  children?: ReactNode;
};

/** A page of columns. */
export const BoardPage = <Row extends { id: number }, Column extends string>({
  title,
  subtitle,
  action,
  children,
  ...board
}: BoardPageProps<Row, Column>) => (
  <Page title={title} subtitle={subtitle} action={action}>
    <BoardColumns {...board} />
    {children}
  </Page>
);

/** The columns of a page, each with a query of its own: it loads, fails and is counted by itself. */
export const BoardColumns = <Row extends { id: number }, Column extends string>({
  label,
  all,
  columns,
  card,
  onDrop,
  order = asTheyCame,
}: BoardColumnsProps<Row, Column>) => {
  const answers = useQueries({ queries: columns.map(({ query }) => asQuery(query)) });
  const drop = (key: string, column: Column) => {
    const row = answers.flatMap(({ data }) => data?.items ?? []).find(({ id }) => String(id) === key);
    if (row) onDrop(row, column);
  };
  return (
    <Board label={label}>
      {columns.map(({ column, label: name, tone, list, takes }, index) => {
        const { data, error, refetch, isFetching } = answers[index] ?? {};
        return (
          <BoardColumn
            key={column}
            label={name}
            tone={tone}
            count={data ? data.total.toLocaleString('pt-BR') : null}
            onDrop={takes ? (key) => drop(key, column) : undefined}
          >
            {data && <BoardCards>{data.items.toSorted(order).map((row) => card(row, column))}</BoardCards>}
            {data && data.total > data.items.length && <Link to={list}>{all}</Link>}
            {!data && error && <ErrorState error={error} retry={() => void refetch?.()} retrying={isFetching} />}
            {!data && !error && <Loading />}
          </BoardColumn>
        );
      })}
    </Board>
  );
};

const asTheyCame = () => 0;
