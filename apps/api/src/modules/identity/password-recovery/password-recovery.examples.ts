import { systemActor } from '../../../platform/work/actor.ts';
import type { Examples } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';

const issued = async ({ api }: Scene): Promise<string> =>
  api.modules.passwordRecoveries.issue(systemActor('example'), (await api.make.person({})).id);

export const passwordRecoveryExamples: Examples<'passwordRecovery'> = {
  passwordRecovery: {
    ask: async ({ api }) => ({ body: { email: (await api.make.person({})).email } }),
    look: async (scene) => ({ body: { token: await issued(scene) } }),
    recover: async (scene) => ({ body: { token: await issued(scene), password: 'uma nova senha' } }),
  },
};
