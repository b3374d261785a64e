import type { TableRecord } from '../patterns/data-table/features.ts';
import type { ListQuery } from '../patterns/data-table/use-rows.ts';

let made = 0;

/** A list query that answers these rows as its only page. */
export const storyPage = <Row extends TableRecord>(rows: readonly Row[]): ListQuery<Row> => {
  made += 1;
  const name = `story-page-${made}`;
  return (input) => ({
    queryKey: [name, input],
    queryFn: () => Promise.resolve({ items: [...rows], next: null, previous: null, total: rows.length }),
  });
};
