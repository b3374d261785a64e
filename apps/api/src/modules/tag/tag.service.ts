import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { TagRow, tag } from '@esteto/contract/tag';
import type { Database } from '../../platform/database/database.ts';
import type { ManagerActor } from '../../platform/work/actor.ts';
import { refuseTaken } from '../../platform/work/taken.ts';
import type { Work } from '../../platform/work/work.ts';
import * as tags from './tag.repository.ts';

const nameTaken = { constraint: 'tags_group_scope_name', field: 'name', message: 'Já existe uma tag com este nome para a mesma coisa.' };

export const tagService = ({ db, work }: { db: Database; work: Work }) => ({
  list: (actor: ManagerActor, input: InputOf<typeof tag.list>): Promise<Page<TagRow>> => tags.list(db, actor.group.group_id, input),

  detail: (actor: ManagerActor, { id }: { id: number }): Promise<TagRow> => tags.detail(db, actor.group.group_id, id),

  create: (actor: ManagerActor, { body }: InputOf<typeof tag.create>): Promise<TagRow> =>
    work(actor, (tx) => refuseTaken(nameTaken, () => tags.insert(tx, actor.group.group_id, body))),

  update: (actor: ManagerActor, { id, body: { version, ...body } }: InputOf<typeof tag.update>): Promise<TagRow> =>
    work(actor, (tx) => refuseTaken(nameTaken, () => tags.update(tx, { id, version, groupId: actor.group.group_id }, body))),

  remove: (actor: ManagerActor, { id }: { id: number }): Promise<void> => work(actor, (tx) => tags.remove(tx, actor.group.group_id, id)),
});
