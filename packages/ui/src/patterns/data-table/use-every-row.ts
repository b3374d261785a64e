import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from '../../components/toast/toast.ts';
import { useTellFailure } from '../../components/toast/use-tell-failure.ts';
import { useScope } from '../../system/context/scope.tsx';
import type { TableRecord } from './features.ts';
import type { ListInput, ListQuery } from './use-rows.ts';

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
      const { CUT, everyRow } = await import('./every-row.ts');
      const every = await everyRow(
        client,
        query,
        { ...scope, ...input },
        { onProgress: (done) => !task.signal.aborted && setCount(done), signal: task.signal },
      );
      if (every && !every.complete) toast.warning(CUT);
      return every && every.rows;
    } catch (error) {
      if (!task.signal.aborted) tellFailure(error);
      return null;
    } finally {
      if (running.current === task) cancel();
    }
  };
  return { run, count, cancel };
};
