import type { TagRow, tag } from '@esteto/contract/duty/tag';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { TagForm } from '@esteto/domain/duty/tag/tag-form';
import { searchKey } from '@esteto/domain/shared/text/text';
import { and, arrayContains, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { dutyShifts } from '../../../tables/duty-shift/duty-shift.tables.ts';
import { tags } from '../../../tables/tag/tag.tables.ts';

export const list = (db: Reader, groupId: number, input: InputOf<typeof tag.list>): Promise<Page<TagRow>> =>
  readPage(
    db,
    {
      input,
      orders: { name: tags.name, created_at: tags.created_at },
      defaultOrder: 'name',
      id: tags.id,
      where: and(
        inGroup(groupId),
        containsKey(tags.search_key, input.search),
        input.scope ? eq(tags.scope, input.scope) : undefined,
        input.state ? eq(tags.is_active, input.state === 'active') : undefined,
      ),
    },
    (where) => db.select().from(tags).where(where),
  );

export const detail = async (db: Reader, groupId: number, id: number): Promise<TagRow> => {
  const [row] = await db
    .select()
    .from(tags)
    .where(and(eq(tags.id, id), inGroup(groupId)));
  if (!row) throw notFound();
  return row;
};

export const insert = (tx: Tx, groupId: number, form: TagForm): Promise<TagRow> =>
  tx.insert(tags, { ...form, search_key: searchKey(form.name), group_id: groupId }, { action: 'tag.created' });

export const update = (
  tx: Tx,
  { id, version, groupId }: { id: number; version: number; groupId: number },
  form: TagForm,
): Promise<TagRow> =>
  tx.update(tags, { id, version, scope: inGroup(groupId) }, { ...form, search_key: searchKey(form.name) }, { action: 'tag.edited' });

/** Shifts that bear a tag, and the day of the last one. */
export const usesOf = async (db: Reader, groupId: number, id: number): Promise<{ count: number; last_on: string | null }> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, last_on: sql<string | null>`max(${dutyShifts.starts_on})::text` })
    .from(dutyShifts)
    .where(and(eq(dutyShifts.group_id, groupId), isNull(dutyShifts.deleted_at), arrayContains(dutyShifts.tag_ids, [id]), isTagged));
  return row ?? { count: 0, last_on: null };
};

/** As the index of tags has it. */
const isTagged = sql`tag_ids <> '{}'`;

export const remove = async (tx: Tx, groupId: number, id: number): Promise<void> => {
  await tx.update(tags, { id, version: null, scope: inGroup(groupId) }, { deleted_at: tx.now }, { action: 'tag.deleted' });
};

const inGroup = (groupId: number): SQL | undefined => and(eq(tags.group_id, groupId), isNull(tags.deleted_at));
