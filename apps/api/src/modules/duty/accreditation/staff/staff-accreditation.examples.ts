import { DOC_PLANTAO } from '@esteto/domain/duty/accreditation/doc-plantao';
import { type Examples, idOf } from '../../../../testing/example.ts';
import { invited, withNewcomer } from '../accreditation.examples.ts';

export const staffAccreditationExamples: Examples<'staffAccreditation'> = {
  staffAccreditation: {
    list: async (scene) => {
      await invited(await withNewcomer(scene));
      return {};
    },
    detail: async (scene) => idOf(await invited(await withNewcomer(scene))),
    history: async (scene) => idOf(await invited(await withNewcomer(scene))),
    remind: async (scene) => idOf(await invited(await withNewcomer(scene))),
    openDocPlantao: async (scene) => ({ body: { person: (await withNewcomer(scene)).partner.email } }),
    closeDocPlantao: async (scene) => {
      const { partner } = await withNewcomer(scene);
      await scene.api.sql('update users set flags = $2::jsonb where id = $1', [partner.id, JSON.stringify([DOC_PLANTAO])]);
      return { body: { person: partner.email } };
    },
  },
};
