import { searchKey } from '@esteto/domain/shared/text';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Accent-blind 'contains' over a column of search keys; every word must occur. A trigram index on the column serves it. */
export const containsKey = (column: PgColumn, text: string | null | undefined): SQL | undefined => {
  const words = searchKey(text ?? '')
    .split(' ')
    .filter(Boolean);
  if (words.length === 0) return undefined;
  return sql.join(
    words.map((word) => sql`${column} like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`),
    sql` and `,
  );
};
