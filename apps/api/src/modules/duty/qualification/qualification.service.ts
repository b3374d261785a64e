import type { QualificationRow, qualification } from '@esteto/contract/duty/qualification';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { QualificationForm } from '@esteto/domain/duty/qualification/qualification-form';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { ManagerActor } from '../../../platform/work/actor.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { UnitService } from '../unit/unit.service.ts';
import * as qualifications from './qualification.repository.ts';

const nameTaken = { constraint: 'qualifications_group_name', field: 'name', message: 'Já existe uma qualificação com este nome.' };

export type QualificationService = ReturnType<typeof qualificationService>;

type Parts = Pick<Deps, 'db' | 'work'> & { units: UnitService };

export const qualificationService = ({ db, work, units }: Parts) => {
  const refuseForeignUnits = async (actor: ManagerActor, { obligation, unit_ids }: QualificationForm): Promise<void> => {
    if (obligation === 'units' && !(await units.areAll(actor, unit_ids)))
      throw invalid({ unit_ids: 'Unidades: escolha unidades deste grupo.' });
  };

  return {
    list: (actor: ManagerActor, input: InputOf<typeof qualification.list>): Promise<Page<QualificationRow>> =>
      qualifications.list(db, actor.group.group_id, input),

    detail: (actor: ManagerActor, { id }: { id: number }): Promise<QualificationRow> => qualifications.detail(db, actor.group.group_id, id),

    create: async (actor: ManagerActor, { body }: InputOf<typeof qualification.create>): Promise<QualificationRow> => {
      await refuseForeignUnits(actor, body);
      return work(actor, async (tx) => {
        const { id } = await refuseTaken(nameTaken, () => qualifications.insert(tx, actor.group.group_id, body));
        return qualifications.detail(tx.db, actor.group.group_id, id);
      });
    },

    update: async (
      actor: ManagerActor,
      { id, body: { version, ...body } }: InputOf<typeof qualification.update>,
    ): Promise<QualificationRow> => {
      await refuseForeignUnits(actor, body);
      return work(actor, async (tx) => {
        const groupId = actor.group.group_id;
        await refuseTaken(nameTaken, () => qualifications.update(tx, { id, version, groupId }, body));
        return qualifications.detail(tx.db, groupId, id);
      });
    },
  };
};
