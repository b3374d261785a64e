import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '../../system/context/scope.tsx';
import { asQuery } from '../../system/query/query-like.ts';
import type { TableRecord } from './features.ts';
import type { ListInput, ListPageData, ListQuery } from './use-rows.ts';

/** The most rows that are taken into the browser at once. */
const MOST_ROWS = 10_000;

const BLOCK = 100;

export const CUT = 'São mais de 10.000 registros: valem os 10.000 primeiros. Use filtros para chegar aos outros.';

/** All rows that match, block after block, up to MOST_ROWS; tells how many are there. Null when it was called off. */
export const everyRow = async <Row extends TableRecord>(
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
