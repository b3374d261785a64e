import { qualification } from '@esteto/contract/duty/qualification';
import type { QualificationKind } from '@esteto/domain/duty/qualification/qualification-kinds';
import { unique } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import { groupAtWork, type Scene } from '../../../testing/scene.ts';

export const qualificationSample = () => ({
  name: `ACLS ${unique()}`,
  kind: 'course' as const,
  validity_months: 24,
  obligation: 'named' as const,
  unit_ids: [],
});

export const newQualification = async ({ api, group, manager }: Scene, given: { kind?: QualificationKind } = {}) => {
  await groupAtWork({ api, group });
  return api.ask(qualification.create, { group_id: group.id, body: { ...qualificationSample(), ...given } }, { as: manager });
};

export const qualificationExamples: Examples<'qualification'> = {
  qualification: {
    list: () => ({}),
    detail: async (scene) => idOf(await newQualification(scene)),
    create: () => ({ body: qualificationSample() }),
    update: async (scene) => ({ ...idOf(await newQualification(scene)), body: { ...qualificationSample(), version: 1 } }),
  },
};
