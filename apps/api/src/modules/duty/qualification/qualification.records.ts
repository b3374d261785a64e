import type { qualification } from '@esteto/contract/duty/qualification';
import type { InputOf } from '@esteto/contract/endpoint';
import { mandatoryUnits, type Obligation, type QualificationForm } from '@esteto/domain/duty/qualification/qualification-form';
import { searchKey } from '@esteto/domain/shared/text/text';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import type { Query } from '../../../platform/http/paging.ts';
import type { ManagerActor } from '../../../platform/work/actor.ts';
import { plainRecords } from '../../../platform/work/plain-records.ts';
import { qualifications } from '../../../tables/qualification/qualification.tables.ts';
import { units } from '../../../tables/unit/unit.tables.ts';

export const qualificationRecords = (deps: Pick<Deps, 'db' | 'work'>) =>
  plainRecords(deps, {
    table: qualifications,
    owner: { column: qualifications.group_id, id: ({ group }: ManagerActor) => group.group_id },
    rows: withUnits,
    orders: { name: qualifications.name, created_at: qualifications.created_at },
    matches: ({ search, kind, state }: InputOf<typeof qualification.list>) => [
      containsKey(qualifications.search_key, search),
      kind ? eq(qualifications.kind, kind) : undefined,
      state ? eq(qualifications.is_active, state === 'active') : undefined,
    ],
    columns: ({ obligation, unit_ids, ...form }: QualificationForm) => ({
      ...form,
      mandatory_unit_ids: mandatoryUnits({ obligation, unit_ids }),
      search_key: searchKey(form.name),
    }),
    events: { created: 'qualification.created', edited: 'qualification.edited' },
    duplicate: { constraint: 'qualifications_group_name', field: 'name', message: 'Já existe uma qualificação com este nome.' },
  });

/** With the units that ask for it, as the form has them and by name. */
const withUnits = (db: Reader) => (where: Parameters<Query<unknown>>[0]) => {
  const ids = qualifications.mandatory_unit_ids;
  const names = db
    .select({ names: sql`string_agg(${units.name}, ', ' order by ${units.name})` })
    .from(units)
    .where(and(sql`${units.id} = any(${ids})`, isNull(units.deleted_at)));
  return db
    .select({
      ...getTableColumns(qualifications),
      obligation: sql<Obligation>`case when ${ids} is null then 'named' when ${ids} = '{}' then 'everywhere' else 'units' end`,
      unit_ids: sql<number[]>`coalesce(${ids}, '{}')`,
      unit_names: sql<string | null>`(${names})`,
    })
    .from(qualifications)
    .where(where);
};
