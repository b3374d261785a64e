import type { ScaleTemplateDetail, ScaleTemplateRow, scaleTemplate } from '@esteto/contract/duty/scale-template';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { and, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { containsKey } from '../../../../platform/database/search.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { readPage } from '../../../../platform/http/paging.ts';
import type { Row } from '../../../../platform/work/record-table.ts';
import { scaleTemplates as templates } from '../../../../tables/duty-shift/scale-template.tables.ts';
import { unitSectors, units } from '../../../../tables/unit/unit.tables.ts';
import type { GroupScope } from '../duty-shift.repository.ts';

export const inGroup = ({ group_id, unit_ids }: GroupScope): SQL | undefined =>
  and(eq(templates.group_id, group_id), isNull(templates.deleted_at), unit_ids ? inArray(templates.unit_id, [...unit_ids]) : undefined);

const { slots: _slots, ...columns } = getTableColumns(templates);
const places = { unit_name: units.name, sector_name: unitSectors.name };

export const list = (db: Reader, scope: GroupScope, input: InputOf<typeof scaleTemplate.list>): Promise<Page<ScaleTemplateRow>> =>
  readPage(
    db,
    {
      input,
      orders: { name: templates.name, last_applied_at: templates.last_applied_at },
      defaultOrder: 'name',
      id: templates.id,
      where: and(
        inGroup(scope),
        containsKey(templates.search_key, input.search),
        input.unit_id ? eq(templates.unit_id, input.unit_id) : undefined,
      ),
    },
    (where) =>
      db
        .select({
          ...columns,
          ...places,
          slots_count: sql<number>`jsonb_array_length(${templates.slots})`,
          places_count: sql<number>`(select coalesce(sum((slot ->> 'vacancies')::int), 0)::int from jsonb_array_elements(${templates.slots}) as slot)`,
        })
        .from(templates)
        .innerJoin(units, eq(units.id, templates.unit_id))
        .leftJoin(unitSectors, eq(unitSectors.id, templates.sector_id))
        .where(where),
  );

export const detail = async (db: Reader, scope: GroupScope, id: number): Promise<ScaleTemplateDetail> => {
  const [row] = await db
    .select({ ...getTableColumns(templates), ...places })
    .from(templates)
    .innerJoin(units, eq(units.id, templates.unit_id))
    .leftJoin(unitSectors, eq(unitSectors.id, templates.sector_id))
    .where(and(eq(templates.id, id), inGroup(scope)));
  if (!row) throw notFound();
  return row;
};

export type ScaleTemplate = Row<typeof templates>;

/** All of a group that are in use, of any unit. */
export const active = (db: Reader, group_id: number): Promise<ScaleTemplate[]> =>
  db
    .select()
    .from(templates)
    .where(and(inGroup({ group_id, unit_ids: null }), templates.is_active))
    .orderBy(asc(templates.id));
