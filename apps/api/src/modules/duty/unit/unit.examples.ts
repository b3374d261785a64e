import { unit } from '@esteto/contract/duty/unit';
import { unique } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import { groupAtWork, type Scene } from '../../../testing/scene.ts';

export const unitSample = () => ({ name: `Hospital ${unique()}`, code: `H${unique()}`, type: 'hospital' as const, sectors: [] });

export const newUnit = async ({ api, group, manager }: Scene) => {
  await groupAtWork({ api, group });
  return api.ask(unit.create, { group_id: group.id, body: unitSample() }, { as: manager });
};

export const unitExamples: Examples<'unit'> = {
  unit: {
    list: () => ({}),
    options: () => ({}),
    detail: async (scene) => idOf(await newUnit(scene)),
    create: () => ({ body: unitSample() }),
    update: async (scene) => ({ ...idOf(await newUnit(scene)), body: { ...unitSample(), version: 1 } }),
    remove: async (scene) => idOf(await newUnit(scene)),
  },
};
