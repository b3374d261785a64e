import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { UnitOption, UnitRow, unit } from '@esteto/contract/unit';
import type { Database } from '../../platform/database/database.ts';
import type { ManagerActor } from '../../platform/work/actor.ts';
import { refuseTaken } from '../../platform/work/taken.ts';
import type { Work } from '../../platform/work/work.ts';
import * as units from './unit.repository.ts';

const codeTaken = { constraint: 'units_group_code', field: 'code', message: 'Já existe uma unidade com este código.' };

export const unitService = ({ db, work }: { db: Database; work: Work }) => ({
  list: (actor: ManagerActor, input: InputOf<typeof unit.list>): Promise<Page<UnitRow>> => units.list(db, actor.group.group_id, input),

  options: (actor: ManagerActor): Promise<UnitOption[]> => units.options(db, actor.group.group_id),

  detail: (actor: ManagerActor, { id }: { id: number }): Promise<UnitRow> => units.detail(db, actor.group.group_id, id),

  create: (actor: ManagerActor, { body }: InputOf<typeof unit.create>): Promise<UnitRow> =>
    work(actor, (tx) => refuseTaken(codeTaken, () => units.insert(tx, actor.group.group_id, body))),

  update: (actor: ManagerActor, { id, body: { version, ...body } }: InputOf<typeof unit.update>): Promise<UnitRow> =>
    work(actor, (tx) => refuseTaken(codeTaken, () => units.update(tx, { id, version, groupId: actor.group.group_id }, body))),

  remove: (actor: ManagerActor, { id }: { id: number }): Promise<void> => work(actor, (tx) => units.remove(tx, actor.group.group_id, id)),
});
