import type { Examples } from '../../../../testing/example.ts';

export const professionalExamples: Examples<'professional'> = {
  professional: {
    list: async ({ api, partner, group, company }) => {
      await api.make.accredit(partner, group, company);
      return {};
    },
  },
};
