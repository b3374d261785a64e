import { type Examples, idOf } from '../../../../testing/example.ts';

export const bankSample = {
  bank: '001',
  agency: '1234-5',
  account: '98765-4',
  operation: null,
  pix_type: 'email' as const,
  pix_key: 'canario@clinica.test',
};

export const companyBankExamples: Examples<'companyBank'> = {
  companyBank: {
    detail: async ({ api }) => idOf(await api.make.company()),
    update: async ({ api }) => ({ ...idOf(await api.make.company()), body: { ...bankSample, version: 1 } }),
    reveal: async ({ api }) => ({ ...idOf(await api.make.company()), body: { reason: 'Reembolso de guia paga em dobro.' } }),
  },
};
