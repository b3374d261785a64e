import { certificate } from '@esteto/contract/company/certificate';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../platform/jobs/jobs.ts';
import type { CompanyServices } from '../company/company.module.ts';
import type { DoctorServices } from '../doctor/doctor.module.ts';
import { certificateService } from './certificate.service.ts';
import {
  askCertificateLetters,
  CERTIFICATE_LETTER,
  CERTIFICATE_MAIL,
  type CertificateLetter,
  type CertificateMail,
  sendCertificateLetter,
} from './certificate-mail.ts';
import { doctorCertificateService } from './doctor-certificate.service.ts';

export type CertificateServices = ReturnType<typeof certificateModule>['services'];

export const certificateModule = (deps: Deps & CompanyServices & DoctorServices) => {
  const services = {
    certificates: certificateService(deps),
    doctorCertificates: doctorCertificateService(deps),
  };
  const { certificates, doctorCertificates } = services;
  return defineModule({
    services,
    routes: bindAll(certificate, {
      companies: certificates.list,
      companyRenewals: certificates.renewals,
      remindCompanies: certificates.remind,
      ofCompany: certificates.ofCompany,
      upload: certificates.upload,
      doctors: doctorCertificates.list,
      doctorRenewals: doctorCertificates.renewals,
      remindDoctors: doctorCertificates.remind,
      ofDoctor: doctorCertificates.ofDoctor,
      uploadOfDoctor: doctorCertificates.upload,
    }),
    jobs: [
      {
        name: 'certificates.reseal',
        label: 'Troca de chave dos certificados de empresas',
        cron: '36 * * * *',
        handle: () => certificates.reseal(),
      },
      {
        name: 'doctor-certificates.reseal',
        label: 'Troca de chave dos certificados de médicos',
        cron: '46 * * * *',
        handle: () => doctorCertificates.reseal(),
      },
      {
        name: CERTIFICATE_MAIL,
        label: 'Pedido de lembretes de certificados',
        handle: (job: CertificateMail, id) => askCertificateLetters(deps, job, id),
      },
      {
        name: CERTIFICATE_LETTER,
        label: 'Lembrete de certificado',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: CertificateLetter) => sendCertificateLetter(deps, job),
      },
    ],
  });
};
