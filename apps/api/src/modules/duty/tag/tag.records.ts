import type { tag } from '@esteto/contract/duty/tag';
import type { InputOf } from '@esteto/contract/endpoint';
import type { TagForm } from '@esteto/domain/duty/tag/tag-form';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { countOf, searchKey } from '@esteto/domain/shared/text/text';
import { and, arrayContains, eq, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { ManagerActor } from '../../../platform/work/actor.ts';
import { plainRecords } from '../../../platform/work/plain-records.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { dutyShifts } from '../../../tables/duty-shift/duty-shift.tables.ts';
import { tags } from '../../../tables/tag/tag.tables.ts';

export const tagRecords = (deps: Pick<Deps, 'db' | 'work'>) =>
  plainRecords(deps, {
    table: tags,
    owner: { column: tags.group_id, id: ({ group }: ManagerActor) => group.group_id },
    rows: (db) => (where) => db.select().from(tags).where(where),
    orders: { name: tags.name, created_at: tags.created_at },
    matches: ({ search, scope, state }: InputOf<typeof tag.list>) => [
      containsKey(tags.search_key, search),
      scope ? eq(tags.scope, scope) : undefined,
      state ? eq(tags.is_active, state === 'active') : undefined,
    ],
    columns: (form: TagForm) => ({ ...form, search_key: searchKey(form.name) }),
    events: { created: 'tag.created', edited: 'tag.edited', deleted: 'tag.deleted' },
    duplicate: { constraint: 'tags_group_scope_name', field: 'name', message: 'Já existe uma tag com este nome para a mesma coisa.' },
    beforeRemove: refuseInUse,
  });

/** A tag that shifts bear stays: it is deactivated instead, which takes it from the choices and leaves it where it is. */
const refuseInUse = async ({ db }: Tx, { group }: ManagerActor, id: number): Promise<void> => {
  const [uses] = await db
    .select({ count: sql<number>`count(*)::int`, last_on: sql<string | null>`max(${dutyShifts.starts_on})::text` })
    .from(dutyShifts)
    .where(and(eq(dutyShifts.group_id, group.group_id), isNull(dutyShifts.deleted_at), arrayContains(dutyShifts.tag_ids, [id]), isTagged));
  if (uses?.last_on)
    throw new AppError(422, {
      message: `Esta tag está em ${countOf(uses.count, 'plantão', 'plantões')}, o último em ${formatDateNumeric(uses.last_on)}. Desative-a em Editar: ela sai das escolhas e fica onde está.`,
      code: 'tag_in_use',
    });
};

/** As the index of tags has it. */
const isTagged = sql`tag_ids <> '{}'`;
