import type { Examples } from '../../../testing/example.ts';
import { newFailure } from './testing/job-failure-scene.ts';

export const jobFailureExamples: Examples<'jobFailure'> = {
  jobFailure: {
    list: () => ({}),
    rerun: async ({ api }) => ({ job: await newFailure(api) }),
    rerunKind: async ({ api }) => {
      await newFailure(api);
      return { body: { name: 'sessions.sweep' } };
    },
    setAside: async ({ api }) => ({ job: await newFailure(api), body: { reason: 'A conta não existe mais.' } }),
  },
};
