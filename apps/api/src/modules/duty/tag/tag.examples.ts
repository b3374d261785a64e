import { tag } from '@esteto/contract/duty/tag';
import { unique } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import { groupAtWork, type Scene } from '../../../testing/scene.ts';

export const tagSample = () => ({ name: `Final de semana ${unique()}`, scope: 'shift' as const, color: 'teal' as const });

const made = async ({ api, group, manager }: Scene) => {
  await groupAtWork({ api, group });
  return api.ask(tag.create, { group_id: group.id, body: tagSample() }, { as: manager });
};

export const tagExamples: Examples<'tag'> = {
  tag: {
    list: () => ({}),
    detail: async (scene) => idOf(await made(scene)),
    create: () => ({ body: tagSample() }),
    update: async (scene) => ({ ...idOf(await made(scene)), body: { ...tagSample(), version: 1 } }),
    remove: async (scene) => idOf(await made(scene)),
  },
};
