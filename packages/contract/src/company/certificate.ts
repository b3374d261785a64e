import { certificateFilters, remindForm } from '@esteto/domain/company/certificate/certificate-filters';
import { CERTIFICATE_STATUSES } from '@esteto/domain/company/certificate/certificate-life';
import { CERTIFICATE_TRUSTS } from '@esteto/domain/company/certificate/certificate-trust';
import { object as form, password } from '@esteto/domain/shared/schema/fields';
import { array, type InferType, number, object, string } from 'yup';
import { companyCertificates, doctorCertificates } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields } from '../record.ts';

const facts = {
  document: string().required(),
  name: string().required(),
  issuer: string().required(),
  trust: string().oneOf(CERTIFICATE_TRUSTS).required(),
  serial: string().required(),
  valid_from: string().required(),
  valid_until: string().required(),
  days_left: number().required(),
  status: string().oneOf(CERTIFICATE_STATUSES).required(),
};

/** The certificate with which a company issues; neither the file nor its password is ever answered. */
export const companyCertificate = object({ ...recordFields, ...facts, company_id: number().required() });
export type CompanyCertificate = InferType<typeof companyCertificate>;

/** The certificate of a doctor, with which income taxes and signatures are made. */
export const doctorCertificate = object({ ...recordFields, ...facts, user_id: number().required() });
export type DoctorCertificate = InferType<typeof doctorCertificate>;

/** `owner_name`: of the company or the doctor, who are not always called as the certificate calls them. */
const listed = { owner_name: string().required(), analyst_name: string().nullable().defined() };
export const companyCertificateRow = companyCertificate.shape(listed);
export type CompanyCertificateRow = InferType<typeof companyCertificateRow>;
export const doctorCertificateRow = doctorCertificate.shape({ owner_name: string().required(), email: string().required() });
export type DoctorCertificateRow = InferType<typeof doctorCertificateRow>;

/** Those that end in each of the next twelve months. */
const renewals = array(object({ competence: string().required(), count: number().required() }).required()).required();

const query = listQuery(['valid_until'], certificateFilters);
const upload = { upload: { kinds: ['pfx'] as const }, body: form({ password: password('Senha do certificado').required() }) };

export const certificate = {
  companies: get('admin/company-certificates', {
    summary: 'Certificados digitais das empresas, o que vence antes primeiro.',
    who: companyCertificates.view,
    query,
    answer: page(companyCertificateRow),
  }),
  companyRenewals: get('admin/company-certificates/renewals', {
    summary: 'Quantos certificados de empresas vencem em cada mês.',
    who: companyCertificates.view,
    answer: renewals,
  }),
  remindCompanies: post('admin/company-certificates/remind', {
    summary: 'Avisa por e-mail os sócios das empresas de até 100 certificados.',
    who: companyCertificates.edit,
    body: remindForm,
  }),
  ofCompany: get('admin/companies/:id/certificate', {
    summary: 'O certificado digital da empresa.',
    who: companyCertificates.view,
    answer: companyCertificate,
  }),
  upload: post('admin/companies/:id/certificate', {
    summary: 'Guarda o certificado A1 da empresa, no lugar do anterior.',
    who: companyCertificates.edit,
    ...upload,
    answer: companyCertificate,
  }),
  doctors: get('admin/doctor-certificates', {
    summary: 'Certificados digitais dos médicos, o que vence antes primeiro.',
    who: doctorCertificates.view,
    query,
    answer: page(doctorCertificateRow),
  }),
  doctorRenewals: get('admin/doctor-certificates/renewals', {
    summary: 'Quantos certificados de médicos vencem em cada mês.',
    who: doctorCertificates.view,
    answer: renewals,
  }),
  remindDoctors: post('admin/doctor-certificates/remind', {
    summary: 'Avisa por e-mail os médicos de até 100 certificados.',
    who: doctorCertificates.edit,
    body: remindForm,
  }),
  ofDoctor: get('admin/doctors/:id/certificate', {
    summary: 'O certificado digital do médico.',
    who: doctorCertificates.view,
    answer: doctorCertificate,
  }),
  uploadOfDoctor: post('admin/doctors/:id/certificate', {
    summary: 'Guarda o certificado A1 do médico, no lugar do anterior.',
    who: doctorCertificates.edit,
    ...upload,
    answer: doctorCertificate,
  }),
};
