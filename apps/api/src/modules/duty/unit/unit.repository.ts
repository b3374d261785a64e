import type { UnitDetail, UnitOption, UnitRow, unit } from '@esteto/contract/duty/unit';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { UnitForm } from '@esteto/domain/duty/unit/unit-form';
import type { GroupMembership } from '@esteto/domain/identity/permission/access';
import { searchKey } from '@esteto/domain/shared/text/text';
import { and, asc, count, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { unitSectors, units } from '../../../tables/unit/unit.tables.ts';
import { sectorsOf } from './sector.repository.ts';

export const list = (db: Reader, group: GroupMembership, input: InputOf<typeof unit.list>): Promise<Page<UnitRow>> =>
  readPage(
    db,
    {
      input,
      orders: { name: units.name, code: units.code, type: units.type },
      defaultOrder: 'name',
      id: units.id,
      where: and(
        seenBy(group),
        containsKey(units.search_key, input.search),
        input.type ? eq(units.type, input.type) : undefined,
        input.state ? eq(units.is_active, input.state === 'active') : undefined,
      ),
    },
    (where) => db.select().from(units).where(where),
  );

/** Few: a group of hospitals has tens. */
export const options = async (db: Reader, group: GroupMembership): Promise<UnitOption[]> => {
  const rows = await db
    .select({
      id: units.id,
      name: units.name,
      code: units.code,
      sector: { id: unitSectors.id, name: unitSectors.name, code: unitSectors.code },
    })
    .from(units)
    .leftJoin(unitSectors, and(eq(unitSectors.unit_id, units.id), unitSectors.is_active, isNull(unitSectors.deleted_at)))
    .where(and(seenBy(group), units.is_active))
    .orderBy(asc(units.name), asc(units.id), asc(unitSectors.name), asc(unitSectors.id));
  const byId = new Map<number, UnitOption>();
  for (const { sector, ...row } of rows) {
    const option = byId.get(row.id) ?? { ...row, sectors: [] };
    if (sector) option.sectors.push(sector);
    byId.set(row.id, option);
  }
  return [...byId.values()];
};

export const countOf = async (db: Reader, group: GroupMembership, ids: readonly number[]): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(units)
    .where(and(inArray(units.id, [...ids]), seenBy(group)));
  return row?.count ?? 0;
};

export const detail = async (db: Reader, group: GroupMembership, id: number): Promise<UnitDetail> => {
  const [row] = await db
    .select()
    .from(units)
    .where(and(eq(units.id, id), seenBy(group)));
  if (!row) throw notFound();
  return { ...row, sectors: await sectorsOf(db, id) };
};

export const insert = (tx: Tx, groupId: number, form: Omit<UnitForm, 'sectors'>): Promise<Row<typeof units>> =>
  tx.insert(units, { ...form, ...derived(form), group_id: groupId }, { action: 'unit.created' });

export const update = (
  tx: Tx,
  { id, version, groupId }: { id: number; version: number; groupId: number },
  form: Omit<UnitForm, 'sectors'>,
): Promise<Row<typeof units>> =>
  tx.update(units, { id, version, scope: inGroup(groupId) }, { ...form, ...derived(form) }, { action: 'unit.edited' });

export const remove = async (tx: Tx, groupId: number, id: number): Promise<void> => {
  await tx.update(units, { id, version: null, scope: inGroup(groupId) }, { deleted_at: tx.now }, { action: 'unit.deleted' });
};

const inGroup = (groupId: number): SQL | undefined => and(eq(units.group_id, groupId), isNull(units.deleted_at));

/** Whoever looks after some units sees no others. */
const seenBy = ({ group_id, unit_ids }: GroupMembership): SQL | undefined =>
  and(inGroup(group_id), unit_ids === null ? undefined : inArray(units.id, [...unit_ids]));

const derived = ({ name, code, cnes }: Pick<UnitForm, 'name' | 'code' | 'cnes'>) => ({
  search_key: searchKey([name, code, cnes].filter(Boolean).join(' ')),
});
