import { companyHistoryFilters } from '@esteto/domain/office/log/company-history';
import { RECORD_TYPES } from '@esteto/domain/office/log/record-type';
import { type InferType, number, string } from 'yup';
import { get } from '../endpoint.ts';
import { historyEvent } from '../history.ts';
import { listQuery, page } from '../list.ts';
import { companyRecords } from '../record-access.ts';

/** Something that happened with a company. `record`: what it is about, as 'Nota fiscal 12'. */
export const companyEvent = historyEvent.shape({
  record: string().required(),
  record_type: string().oneOf(RECORD_TYPES).required(),
  record_id: number().required(),
});
export type CompanyEvent = InferType<typeof companyEvent>;

export const companyHistory = {
  /** Each kind is told to who may see what it is about (company-history-access.ts). */
  list: get('admin/companies/:id/history', {
    summary: 'O que aconteceu com uma empresa e com o que é dela, do mais novo ao mais antigo.',
    who: companyRecords.view,
    query: listQuery(['created_at'], companyHistoryFilters),
    answer: page(companyEvent),
  }),
};
