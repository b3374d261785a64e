import type { SavedViewRow } from '@esteto/contract/office/saved-view';
import type { SavedViewForm, ViewedList } from '@esteto/domain/office/saved-view/saved-view-form';
import { and, asc, count, eq, isNull, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { savedViews } from '../../../tables/saved-view/saved-view.tables.ts';

/** The person whose views are asked for, and the list that they are of. */
export type ViewScope = { user_id: number; list: ViewedList };
type ViewKey = { id: number; version: number | null; user_id: number };

export const list = (db: Reader, scope: ViewScope): Promise<SavedViewRow[]> =>
  db.select().from(savedViews).where(inScope(scope)).orderBy(asc(savedViews.name), asc(savedViews.id));

export const countOf = async (db: Reader, scope: ViewScope): Promise<number> => {
  const [row] = await db.select({ views: count() }).from(savedViews).where(inScope(scope));
  return row?.views ?? 0;
};

export const insert = (tx: Tx, scope: ViewScope, form: SavedViewForm): Promise<SavedViewRow> =>
  tx.insert(savedViews, { ...form, ...scope }, { action: 'saved_view.created' });

export const lock = (tx: Tx, { id, version, user_id }: ViewKey) => tx.lock(savedViews, { id, version, scope: ofPerson(user_id) });

export const change = (tx: Tx, before: Awaited<ReturnType<typeof lock>>, form: SavedViewForm): Promise<SavedViewRow> =>
  tx.change(savedViews, before, form, { action: 'saved_view.edited' });

export const remove = async (tx: Tx, key: ViewKey): Promise<void> => {
  await tx.update(savedViews, { ...key, scope: ofPerson(key.user_id) }, { deleted_at: tx.now }, { action: 'saved_view.deleted' });
};

/** A list opens in one way: the one that was so until now makes room. */
export const clearDefault = async (tx: Tx, scope: ViewScope): Promise<void> => {
  const [former] = await tx.db
    .select()
    .from(savedViews)
    .where(and(inScope(scope), eq(savedViews.is_default, true)))
    .for('update');
  if (former) await tx.change(savedViews, former, { is_default: false }, { action: 'saved_view.edited' });
};

const ofPerson = (user_id: number): SQL | undefined => and(eq(savedViews.user_id, user_id), isNull(savedViews.deleted_at));

const inScope = ({ user_id, list: name }: ViewScope): SQL | undefined => and(ofPerson(user_id), eq(savedViews.list, name));
