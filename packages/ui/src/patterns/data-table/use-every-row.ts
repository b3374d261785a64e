import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from '../../components/toast/toast.ts';
import { useTellFailure } from '../../components/toast/use-tell-failure.ts';
import { type Scope, useScope } from '../../system/context/scope.tsx';
import { asQuery } from '../../system/query/query-like.ts';
import type { TableRecord } from './features.ts';
import type { ListInput, ListPageData, ListQuery } from './use-rows.ts';

export type EveryRowTask<Row> = {
  /** All rows that match; null when it was called off or failed, which has been said then. */
  run: () => Promise<readonly Row[] | null>;
  /** How many rows are there while it runs. */
  count: number | null;
  cancel: () => void;
};

/** Fetches all rows that match, for a file; the person sees it go on and may call it off. */
export const useEveryRow = <Row extends TableRecord>(query: ListQuery<Row>, input: ListInput): EveryRowTask<Row> => {
  const scope = useScope();
  const client = useQueryClient();
  const tellFailure = useTellFailure();
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setCount(null);
  };
  const run = async () => {
    cancel();
    const task = new AbortController();
    running.current = task;
    setCount(0);
    try {
      const found = await everyRow(
        client,
        query,
        { ...scope, ...input },
        { onProgress: (done) => !task.signal.aborted && setCount(done), signal: task.signal },
      );
      if (found && !found.complete)
        toast.warning('São mais de 10.000 registros: valem os 10.000 primeiros. Use filtros para chegar aos outros.');
      return found && found.rows;
    } catch (error) {
      if (!task.signal.aborted) tellFailure(error);
      return null;
    } finally {
      if (running.current === task) cancel();
    }
  };
  return { run, count, cancel };
};

/** The most rows that are taken into the browser at once. */
const MOST_ROWS = 10_000;

const BLOCK = 100;

/** All rows that match, block after block, up to MOST_ROWS; tells how many are there. Null when it was called off. */
const everyRow = async <Row extends TableRecord>(
  client: QueryClient,
  query: ListQuery<Row>,
  input: ListInput & Scope,
  { onProgress, signal }: { onProgress: (count: number) => void; signal: AbortSignal },
): Promise<{ rows: Row[]; complete: boolean } | null> => {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const page = query({ ...input, limit: BLOCK, before: undefined, after: after ?? undefined });
    const block: ListPageData<Row> = await client.query(asQuery(page) as BlockQuery<Row>);
    if (signal.aborted) return null;
    rows.push(...block.items);
    after = block.next;
    onProgress(rows.length);
  } while (after !== null && rows.length < MOST_ROWS);
  return { rows: rows.slice(0, MOST_ROWS), complete: after === null && rows.length <= MOST_ROWS };
};

type BlockQuery<Row> = { queryKey: readonly unknown[]; queryFn: () => Promise<ListPageData<Row>> };
