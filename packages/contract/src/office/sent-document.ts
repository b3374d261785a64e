import { RECORD_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { incomeTaxFileForm, inssProofForm, sentDocumentsQuery } from '@esteto/domain/office/sent-document/sent-document-form';
import { INCOME_TAX_TYPES, SENT_DOCUMENT_KINDS } from '@esteto/domain/office/sent-document/sent-document-kind';
import { array, type InferType, number, object, string } from 'yup';
import { member, session } from '../access.ts';
import { del, get, post } from '../endpoint.ts';
import { taxPapers } from '../record-access.ts';

/** `competence` of INSS, `year` and `type` of the income tax; `amount` in cents. */
const sentDocumentRow = object({
  id: number().required(),
  kind: string().oneOf(SENT_DOCUMENT_KINDS).required(),
  competence: string().nullable().defined(),
  year: number().nullable().defined(),
  type: string().oneOf(INCOME_TAX_TYPES).nullable().defined(),
  payer: string().nullable().defined(),
  amount: number().nullable().defined(),
  name: string().required(),
  mime: string().required(),
  created_at: string().required(),
});
export type SentDocumentRow = InferType<typeof sentDocumentRow>;

const sentDocuments = array(sentDocumentRow.required()).required();

export const sentDocument = {
  own: get('sent-documents', {
    summary: 'O que a pessoa enviou à equipe por esta empresa, o mais novo antes.',
    who: member(),
    query: sentDocumentsQuery,
    answer: sentDocuments,
  }),
  sendInss: post('sent-documents/inss', {
    summary: 'Envia o comprovante do INSS que outra fonte descontou em um mês.',
    who: member('edit'),
    upload: { kinds: RECORD_FILE_KINDS },
    body: inssProofForm,
  }),
  sendIncomeTax: post('sent-documents/income-tax', {
    summary: 'Envia um documento para a declaração de imposto de renda.',
    who: member('edit'),
    upload: { kinds: RECORD_FILE_KINDS },
    body: incomeTaxFileForm,
  }),
  remove: del('sent-documents/:id', { summary: 'Retira um documento que a própria pessoa enviou.', who: member('edit') }),
  fetchOwn: post('sent-documents/:id/fetch', {
    summary: 'Um documento que a própria pessoa enviou, por qualquer empresa.',
    who: session,
    keyless: true,
    answer: 'file',
  }),
  ofCompany: get('admin/companies/:id/sent-documents', {
    summary: 'O que as pessoas de uma empresa enviaram à equipe.',
    who: taxPapers.view,
    answer: sentDocuments,
  }),
  readOfCompany: get('admin/companies/:id/sent-documents/:document_id/file', {
    summary: 'Um documento que alguém da empresa enviou.',
    who: taxPapers.view,
    answer: 'file',
  }),
};
