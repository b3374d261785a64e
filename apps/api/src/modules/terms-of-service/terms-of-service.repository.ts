import type { Terms } from '@esteto/contract/terms-of-service';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { termsAcceptances, termsInForce } from './terms-of-service.tables.ts';

/** 404 before the first version is published. */
export const inForce = async (db: Reader, now: string): Promise<Terms> => {
  const [row] = await db.select().from(termsInForce(db, now));
  if (!row?.published_at) throw notFound();
  return { ...row, published_at: row.published_at };
};

/** Whether the person had not accepted that version before. */
export const accept = async (db: Transaction, acceptance: typeof termsAcceptances.$inferInsert): Promise<boolean> => {
  const rows = await db.insert(termsAcceptances).values(acceptance).onConflictDoNothing().returning({ id: termsAcceptances.id });
  return rows.length > 0;
};
