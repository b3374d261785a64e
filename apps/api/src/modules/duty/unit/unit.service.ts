import type { UnitDetail, UnitOption, UnitRow, unit } from '@esteto/contract/duty/unit';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { Database } from '../../../platform/database/database.ts';
import type { ManagerActor } from '../../../platform/work/actor.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Work } from '../../../platform/work/work.ts';
import { writeSectors } from './sector.repository.ts';
import * as units from './unit.repository.ts';

const codeTaken = { constraint: 'units_group_code', field: 'code', message: 'Já existe uma unidade com este código.' };

export type UnitService = ReturnType<typeof unitService>;

export const unitService = ({ db, work }: { db: Database; work: Work }) => ({
  list: (actor: ManagerActor, input: InputOf<typeof unit.list>): Promise<Page<UnitRow>> => units.list(db, actor.group, input),

  options: (actor: ManagerActor): Promise<UnitOption[]> => units.options(db, actor.group),

  /** Whether all of these are units that the manager sees. */
  areAll: async (actor: ManagerActor, ids: readonly number[]): Promise<boolean> =>
    (await units.countOf(db, actor.group, ids)) === new Set(ids).size,

  detail: (actor: ManagerActor, { id }: { id: number }): Promise<UnitDetail> => units.detail(db, actor.group, id),

  create: (actor: ManagerActor, { body: { sectors, ...body } }: InputOf<typeof unit.create>): Promise<UnitDetail> =>
    work(actor, async (tx) => {
      const row = await refuseTaken(codeTaken, () => units.insert(tx, actor.group.group_id, body));
      await writeSectors(tx, row, sectors);
      return units.detail(tx.db, actor.group, row.id);
    }),

  update: (actor: ManagerActor, { id, body: { version, sectors, ...body } }: InputOf<typeof unit.update>): Promise<UnitDetail> =>
    work(actor, async (tx) => {
      const row = await refuseTaken(codeTaken, () => units.update(tx, { id, version, groupId: actor.group.group_id }, body));
      await writeSectors(tx, row, sectors);
      return units.detail(tx.db, actor.group, id);
    }),

  remove: (actor: ManagerActor, { id }: { id: number }): Promise<void> => work(actor, (tx) => units.remove(tx, actor.group.group_id, id)),
});
