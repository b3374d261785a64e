import type { QualificationRow, qualification } from '@esteto/contract/duty/qualification';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { mandatoryUnits, type Obligation, type QualificationForm } from '@esteto/domain/duty/qualification/qualification-form';
import { searchKey } from '@esteto/domain/shared/text/text';
import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { qualifications } from '../../../tables/qualification/qualification.tables.ts';
import { units } from '../../../tables/unit/unit.tables.ts';

const seen = (db: Reader) => {
  const names = db
    .select({ names: sql`string_agg(${units.name}, ', ' order by ${units.name})` })
    .from(units)
    .where(and(sql`${units.id} = any(${qualifications.mandatory_unit_ids})`, isNull(units.deleted_at)));
  return db.select({ ...getTableColumns(qualifications), unit_names: sql<string | null>`(${names})` }).from(qualifications);
};

export const list = async (db: Reader, groupId: number, input: InputOf<typeof qualification.list>): Promise<Page<QualificationRow>> => {
  const page = await readPage(
    db,
    {
      input,
      orders: { name: qualifications.name, created_at: qualifications.created_at },
      defaultOrder: 'name',
      id: qualifications.id,
      where: and(
        inGroup(groupId),
        containsKey(qualifications.search_key, input.search),
        input.kind ? eq(qualifications.kind, input.kind) : undefined,
        input.state ? eq(qualifications.is_active, input.state === 'active') : undefined,
      ),
    },
    (where) => seen(db).where(where),
  );
  return { ...page, items: page.items.map(inWords) };
};

export const detail = async (db: Reader, groupId: number, id: number): Promise<QualificationRow> => {
  const [row] = await seen(db).where(and(eq(qualifications.id, id), inGroup(groupId)));
  if (!row) throw notFound();
  return inWords(row);
};

export const insert = (tx: Tx, groupId: number, form: QualificationForm): Promise<{ id: number }> =>
  tx.insert(qualifications, { ...columnsOf(form), group_id: groupId }, { action: 'qualification.created' });

export const update = async (
  tx: Tx,
  { id, version, groupId }: { id: number; version: number; groupId: number },
  form: QualificationForm,
): Promise<void> => {
  await tx.update(qualifications, { id, version, scope: inGroup(groupId) }, columnsOf(form), { action: 'qualification.edited' });
};

const inGroup = (groupId: number): SQL | undefined => and(eq(qualifications.group_id, groupId), isNull(qualifications.deleted_at));

const columnsOf = ({ obligation, unit_ids, ...form }: QualificationForm) => ({
  ...form,
  mandatory_unit_ids: mandatoryUnits({ obligation, unit_ids }),
  search_key: searchKey(form.name),
});

const inWords = <T extends { mandatory_unit_ids: number[] | null }>({ mandatory_unit_ids: ids, ...row }: T) => {
  const obligation: Obligation = ids === null ? 'named' : ids.length === 0 ? 'everywhere' : 'units';
  return { ...row, obligation, unit_ids: ids ?? [] };
};
