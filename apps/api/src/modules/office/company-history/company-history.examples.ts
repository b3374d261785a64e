import { type Examples, idOf } from '../../../testing/example.ts';

export const companyHistoryExamples: Examples<'companyHistory'> = {
  companyHistory: { list: async ({ api }) => idOf(await api.make.company()) },
};
