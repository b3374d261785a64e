import { CERTIFICATE_STATUSES } from '@esteto/domain/certificate/certificate-status';
import { object as form, password } from '@esteto/domain/shared/schema/fields';
import { type InferType, number, object, string } from 'yup';
import { companyCertificates } from './access.ts';
import { get, post } from './endpoint.ts';
import { recordFields } from './record.ts';

/** The certificate with which a company issues; neither the file nor its password is ever answered. */
export const companyCertificate = object({
  ...recordFields,
  company_id: number().required(),
  document: string().required(),
  name: string().required(),
  issuer: string().required(),
  serial: string().required(),
  valid_from: string().required(),
  valid_until: string().required(),
  days_left: number().required(),
  status: string().oneOf(CERTIFICATE_STATUSES).required(),
});
export type CompanyCertificate = InferType<typeof companyCertificate>;

export const certificate = {
  ofCompany: get('admin/companies/:id/certificate', {
    summary: 'O certificado digital da empresa.',
    who: companyCertificates.view,
    answer: companyCertificate,
  }),
  upload: post('admin/companies/:id/certificate', {
    summary: 'Guarda o certificado A1 da empresa, no lugar do anterior.',
    who: companyCertificates.edit,
    upload: { kinds: ['pfx'] },
    body: form({ password: password('Senha do certificado').required() }),
    answer: companyCertificate,
  }),
};
