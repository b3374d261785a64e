import type { qualification } from '@esteto/contract/duty/qualification';
import type { InputOf } from '@esteto/contract/endpoint';
import type { QualificationForm } from '@esteto/domain/duty/qualification/qualification-form';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { ManagerActor } from '../../../platform/work/actor.ts';
import type { UnitService } from '../unit/unit.service.ts';
import { qualificationRecords } from './qualification.records.ts';

export type QualificationService = ReturnType<typeof qualificationService>;

export const qualificationService = ({ units, ...deps }: Pick<Deps, 'db' | 'work'> & { units: UnitService }) => {
  const records = qualificationRecords(deps);

  const refuseForeignUnits = async (actor: ManagerActor, { obligation, unit_ids }: QualificationForm): Promise<void> => {
    if (obligation === 'units' && !(await units.areAll(actor, unit_ids)))
      throw invalid({ unit_ids: 'Unidades: escolha unidades deste grupo.' });
  };

  return {
    ...records,

    create: async (actor: ManagerActor, input: InputOf<typeof qualification.create>) => {
      await refuseForeignUnits(actor, input.body);
      return records.create(actor, input);
    },

    update: async (actor: ManagerActor, input: InputOf<typeof qualification.update>) => {
      await refuseForeignUnits(actor, input.body);
      return records.update(actor, input);
    },
  };
};
