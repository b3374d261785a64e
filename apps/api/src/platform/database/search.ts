import { cleanDocument } from '@esteto/domain/shared/document/document';
import { searchKey } from '@esteto/domain/shared/text/text';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Accent-blind 'contains' over a column of search keys; every word must occur. What may be a document is also looked for without its mask,
 * as the keys hold it. A trigram index on the column serves it.
 */
export const containsKey = (column: PgColumn, text: string | null | undefined): SQL | undefined => {
  const words = searchKey(text ?? '')
    .split(' ')
    .filter(Boolean);
  if (words.length === 0) return undefined;
  return sql.join(
    words.map((word) => {
      const bare = unmasked(word);
      return bare ? sql`(${holds(column, word)} or ${holds(column, bare)})` : holds(column, word);
    }),
    sql` and `,
  );
};

const holds = (column: PgColumn, word: string): SQL => sql`${column} like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`;

/** '11.222.333/0001' is '112223330001'; null of what is no part of a masked CPF or CNPJ. */
const unmasked = (word: string): string | null => (/^\d[\da-z]*[./-][\da-z./-]*$/.test(word) ? cleanDocument(word).toLowerCase() : null);
