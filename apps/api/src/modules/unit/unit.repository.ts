import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { UnitOption, UnitRow, unit } from '@esteto/contract/unit';
import { searchKey } from '@esteto/domain/shared/text/text';
import type { UnitForm } from '@esteto/domain/unit/unit-form';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { containsKey } from '../../platform/database/search.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { readPage } from '../../platform/http/paging.ts';
import type { Tx } from '../../platform/work/work.ts';
import { units } from './unit.tables.ts';

export const list = (db: Reader, groupId: number, input: InputOf<typeof unit.list>): Promise<Page<UnitRow>> =>
  readPage(
    db,
    {
      input,
      orders: { name: units.name, code: units.code, type: units.type },
      defaultOrder: 'name',
      id: units.id,
      where: and(inGroup(groupId), containsKey(units.search_key, input.search), input.type ? eq(units.type, input.type) : undefined),
    },
    (where) => db.select().from(units).where(where),
  );

/** Few: a group of hospitals has tens. */
export const options = (db: Reader, groupId: number): Promise<UnitOption[]> =>
  db
    .select({ id: units.id, name: units.name, code: units.code })
    .from(units)
    .where(and(inGroup(groupId), units.is_active))
    .orderBy(asc(units.name), asc(units.id));

export const detail = async (db: Reader, groupId: number, id: number): Promise<UnitRow> => {
  const [row] = await db
    .select()
    .from(units)
    .where(and(eq(units.id, id), inGroup(groupId)));
  if (!row) throw notFound();
  return row;
};

export const insert = (tx: Tx, groupId: number, form: UnitForm): Promise<UnitRow> =>
  tx.insert(units, { ...form, ...derived(form), group_id: groupId }, { action: 'unit.created' });

export const update = (
  tx: Tx,
  { id, version, groupId }: { id: number; version: number; groupId: number },
  form: UnitForm,
): Promise<UnitRow> => tx.update(units, { id, version, scope: inGroup(groupId) }, { ...form, ...derived(form) }, { action: 'unit.edited' });

export const remove = async (tx: Tx, groupId: number, id: number): Promise<void> => {
  await tx.update(units, { id, version: null, scope: inGroup(groupId) }, { deleted_at: tx.now }, { action: 'unit.deleted' });
};

const inGroup = (groupId: number): SQL | undefined => and(eq(units.group_id, groupId), isNull(units.deleted_at));

const derived = ({ name, code, cnes }: UnitForm) => ({ search_key: searchKey([name, code, cnes].filter(Boolean).join(' ')) });
