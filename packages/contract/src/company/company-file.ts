import { RECORD_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { companyFiles } from '../access.ts';
import { del, get, post } from '../endpoint.ts';
import { companyRecords } from '../record-access.ts';
import { recordFiles } from '../record-file.ts';

/** The files of a company: staff keep them, its people read them. */
export const companyFile = {
  list: get('files', { summary: 'Os arquivos da empresa, os mais novos antes.', who: companyFiles.view, answer: recordFiles }),
  read: get('files/:document', { summary: 'Um arquivo da empresa.', who: companyFiles.view, answer: 'file' }),
  ofCompany: get('admin/companies/:id/files', {
    summary: 'Os arquivos de uma empresa, os mais novos antes.',
    who: companyRecords.view,
    answer: recordFiles,
  }),
  readOfCompany: get('admin/companies/:id/files/:document', {
    summary: 'Um arquivo de uma empresa.',
    who: companyRecords.view,
    answer: 'file',
  }),
  attach: post('admin/companies/:id/files', {
    summary: 'Guarda um arquivo de uma empresa; os médicos dela passam a vê-lo.',
    who: companyRecords.edit,
    upload: { kinds: RECORD_FILE_KINDS },
    answer: recordFiles,
  }),
  detach: del('admin/companies/:id/files/:document', {
    summary: 'Retira um arquivo de uma empresa.',
    who: companyRecords.edit,
    answer: recordFiles,
  }),
};
