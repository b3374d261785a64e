import { bankData, revealForm } from '@esteto/domain/company/bank-data/bank-data';
import { PIX_TYPES } from '@esteto/domain/shared/document/pix';
import { type InferType, number, object, string } from 'yup';
import { companyCredentials } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { versioned } from '../record.ts';

/** Where a company is paid. */
const wholeBankData = object({
  bank: string().nullable().defined(),
  agency: string().nullable().defined(),
  account: string().nullable().defined(),
  operation: string().nullable().defined(),
  pix_type: string().oneOf(PIX_TYPES).nullable().defined(),
  pix_key: string().nullable().defined(),
});

/** Account and key no more than one knows them by. `version`: of the company's record. */
export const companyBankRow = wholeBankData.shape({ version: number().required() });
export type CompanyBankRow = InferType<typeof companyBankRow>;

export const companyBank = {
  detail: get('admin/companies/:id/bank-data', {
    summary: 'Os dados bancários de uma empresa, mascarados.',
    who: companyCredentials.view,
    answer: companyBankRow,
  }),
  update: put('admin/companies/:id/bank-data', {
    summary: 'Guarda os dados bancários de uma empresa, no lugar dos anteriores.',
    who: companyCredentials.edit,
    body: versioned(bankData),
    answer: companyBankRow,
  }),
  /** A call of its own: it stands in the history of the company who saw them, and what for. */
  reveal: post('admin/companies/:id/bank-data/reveal', {
    summary: 'Mostra os dados bancários de uma empresa, com o motivo.',
    who: companyCredentials.edit,
    body: revealForm,
    answer: wholeBankData,
  }),
};
