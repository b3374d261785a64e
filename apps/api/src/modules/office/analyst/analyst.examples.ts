import { analyst } from '@esteto/contract/office/analyst';
import type { StaffGrant } from '@esteto/domain/identity/permission/staff-grants';
import { unique } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';

export const analystSample = () => ({
  name: 'Paula Nunes',
  email: `paula.${unique()}@esteto.test`,
  department_id: null,
  is_master: false,
  needs_two_factor: false,
  grants: ['boletos:view'] satisfies StaffGrant[],
});

export const newAnalyst = ({ api, master }: Pick<Scene, 'api' | 'master'>) =>
  api.ask(analyst.create, { body: analystSample() }, { as: master });

export const analystExamples: Examples<'analyst'> = {
  analyst: {
    list: () => ({}),
    detail: async (scene) => idOf(await newAnalyst(scene)),
    history: async (scene) => idOf(await newAnalyst(scene)),
    create: () => ({ body: { ...analystSample(), grants: [] } }),
    update: async (scene) => {
      const { id, version, grants } = await newAnalyst(scene);
      const { email: _, ...form } = analystSample();
      return { id, body: { ...form, grants, version } };
    },
    resend: async (scene) => idOf(await newAnalyst(scene)),
    withdraw: async (scene) => idOf(await newAnalyst(scene)),
    openWork: async (scene) => idOf(await newAnalyst(scene)),
    handOver: async (scene) => ({ ...idOf(await newAnalyst(scene)), body: { kinds: ['companies'], to: scene.master.id } }),
    heirs: async (scene) => idOf(await newAnalyst(scene)),
    deactivate: async (scene) => ({ ...idOf(await newAnalyst(scene)), body: { to: null } }),
    activate: async (scene) => idOf(await newAnalyst(scene)),
    endSessions: async (scene) => idOf(await newAnalyst(scene)),
    actions: () => ({}),
  },
};
