import { systemActor } from '../../../platform/work/actor.ts';
import type { Examples } from '../../../testing/example.ts';

export const passwordRecoveryExamples: Examples<'passwordRecovery'> = {
  passwordRecovery: {
    ask: async ({ api }) => ({ body: { email: (await api.make.person({})).email } }),
    recover: async ({ api }) => {
      const { id } = await api.make.person({});
      const token = await api.modules.passwordRecoveries.issue(systemActor('example'), id);
      return { body: { token, password: 'uma nova senha' } };
    },
  },
};
