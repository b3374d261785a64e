import { termsOfService } from '@esteto/contract/terms-of-service';
import type { Examples } from '../../testing/example.ts';

export const termsOfServiceExamples: Examples<'termsOfService'> = {
  termsOfService: {
    current: () => ({}),
    accept: async ({ api }) => ({ body: { terms_id: (await api.ask(termsOfService.current, {})).id } }),
  },
};
