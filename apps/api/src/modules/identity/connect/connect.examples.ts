import { connect } from '@esteto/contract/identity/connect';
import type { Examples } from '../../../testing/example.ts';
import { signInAtProvider } from '../../../testing/identity-provider.ts';

export const connectExamples: Examples<'connect'> = {
  connect: {
    begin: () => ({}),
    finish: async ({ api }) => {
      const { email } = await api.make.person({ type: 'admin' });
      const { url, attempt } = await api.ask(connect.begin, {});
      return { body: { attempt, ...(await signInAtProvider(url, email)) } };
    },
  },
};
