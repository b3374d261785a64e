import type { TagRow, tag } from '@esteto/contract/duty/tag';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { ManagerActor } from '../../../platform/work/actor.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Work } from '../../../platform/work/work.ts';
import * as tags from './tag.repository.ts';

const nameTaken = { constraint: 'tags_group_scope_name', field: 'name', message: 'Já existe uma tag com este nome para a mesma coisa.' };

export const tagService = ({ db, work }: { db: Database; work: Work }) => ({
  list: (actor: ManagerActor, input: InputOf<typeof tag.list>): Promise<Page<TagRow>> => tags.list(db, actor.group.group_id, input),

  detail: (actor: ManagerActor, { id }: { id: number }): Promise<TagRow> => tags.detail(db, actor.group.group_id, id),

  create: (actor: ManagerActor, { body }: InputOf<typeof tag.create>): Promise<TagRow> =>
    work(actor, (tx) => refuseTaken(nameTaken, () => tags.insert(tx, actor.group.group_id, body))),

  update: (actor: ManagerActor, { id, body: { version, ...body } }: InputOf<typeof tag.update>): Promise<TagRow> =>
    work(actor, (tx) => refuseTaken(nameTaken, () => tags.update(tx, { id, version, groupId: actor.group.group_id }, body))),

  /** A tag that shifts bear stays: it is deactivated instead, which takes it from the choices and leaves it where it is. */
  remove: (actor: ManagerActor, { id }: { id: number }): Promise<void> =>
    work(actor, async (tx) => {
      const { group_id } = actor.group;
      const { count, last_on } = await tags.usesOf(tx.db, group_id, id);
      if (count > 0)
        throw new AppError(422, {
          message: `Esta tag está em ${countOf(count, 'plantão', 'plantões')}, o último em ${formatDateNumeric(last_on ?? '')}. Desative-a em Editar: ela sai das escolhas e fica onde está.`,
          code: 'tag_in_use',
        });
      await tags.remove(tx, group_id, id);
    }),
});
