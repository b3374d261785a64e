import { college } from '@esteto/contract/company/college';
import { unique } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';

export const collegeSample = () => ({
  name: `Faculdade de Medicina ${unique()}`,
  acronym: 'FM',
  state: 'SP' as const,
  ibge: '3550308',
  city: 'São Paulo',
  kind: 'private' as const,
});

const made = ({ api, master }: Scene) => api.ask(college.create, { body: collegeSample() }, { as: master });

export const collegeExamples: Examples<'college'> = {
  college: {
    list: () => ({}),
    options: () => ({}),
    detail: async (scene) => idOf(await made(scene)),
    doctors: async (scene) => idOf(await made(scene)),
    create: () => ({ body: collegeSample() }),
    update: async (scene) => ({ ...idOf(await made(scene)), body: { ...collegeSample(), version: 1 } }),
    activate: async (scene) => idOf(await made(scene)),
    deactivate: async (scene) => idOf(await made(scene)),
    merge: async (scene) => ({ ...idOf(await made(scene)), body: { into_id: (await made(scene)).id, version: 1 } }),
  },
};
