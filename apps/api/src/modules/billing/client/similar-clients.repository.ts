import type { SimilarClient } from '@esteto/contract/billing/client';
import type { SimilarClientQuery } from '@esteto/domain/billing/client/client-form';
import { isNearEqualClient } from '@esteto/domain/billing/client/near-equal';
import { cleanDocument } from '@esteto/domain/shared/document/document';
import { nameWords } from '@esteto/domain/shared/text/name-words';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { clients } from '../../../tables/client/client.tables.ts';

/** As many as a person looks through before saving. */
const SHOWN = 5;

/** As many as the rule judges: the most alike of the company by their letters. */
const JUDGED = 100;

/** The clients of the company that may be the one asked about, those with its document first. One statement. */
export const similarTo = async (db: Reader, company_id: number, wanted: SimilarClientQuery): Promise<SimilarClient[]> => {
  const document = cleanDocument(wanted.document ?? '') || null;
  const rows = await db
    .select({
      id: clients.id,
      name: clients.name,
      fantasy_name: clients.fantasy_name,
      document: clients.document,
      status: clients.status,
    })
    .from(clients)
    .where(eq(clients.company_id, company_id))
    .orderBy(sql`coalesce(${clients.document} = ${document}, false) desc`, desc(likeness(wanted)))
    .limit(JUDGED);
  return rows
    .flatMap((row): SimilarClient[] => {
      if (document !== null && row.document === document) return [{ ...row, by: 'document' }];
      return wanted.name && isNearEqualClient({ ...wanted, name: wanted.name, document }, row) ? [{ ...row, by: 'name' }] : [];
    })
    .slice(0, SHOWN);
};

/** How much of the words is found in a client's names, abbreviations written out. */
const likeness = ({ name, fantasy_name }: SimilarClientQuery): SQL => {
  const of = (text: string | null | undefined) => sql`word_similarity(${wordsOf(text)}, ${clients.search_key})`;
  return sql`greatest(${of(name)}, ${of(fantasy_name)})`;
};

const wordsOf = (name: string | null | undefined): string =>
  nameWords(name ?? '')
    .map(({ text }) => text)
    .join(' ');
