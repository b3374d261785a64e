import type { Examples } from '../../testing/example.ts';
import { atStep } from '../wizard/wizard.examples.ts';

export const onboardingExamples: Examples<'onboarding'> = {
  onboarding: {
    list: () => ({}),
    detail: async ({ api }) => {
      // Of a company of its own: the scene's goes on with what is asked of one that works.
      const company = await api.make.company({ cnpj: null });
      await api.make.partner(company, { is_owner: true });
      await atStep({ api, company }, 'plan_choice');
      return { id: company.id };
    },
    funnel: () => ({}),
  },
};
