import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import type { CompanyServices } from '../company/company.module.ts';
import type { DoctorServices } from '../doctor/doctor.module.ts';
import { certificateRoutes } from './certificate.routes.ts';
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

export const certificateModule = (deps: Deps & CompanyServices & DoctorServices) => {
  const services = { certificates: certificateService(deps), doctorCertificates: doctorCertificateService(deps) };
  return defineModule({
    services,
    routes: certificateRoutes(bind, services.certificates, services.doctorCertificates),
    jobs: [
      { name: 'certificates.reseal', cron: '36 * * * *', handle: () => services.certificates.reseal() },
      { name: 'doctor-certificates.reseal', cron: '46 * * * *', handle: () => services.doctorCertificates.reseal() },
      { name: CERTIFICATE_MAIL, handle: (job: CertificateMail, id) => askCertificateLetters(deps, job, id) },
      { name: CERTIFICATE_LETTER, handle: (job: CertificateLetter) => sendCertificateLetter(deps, job) },
    ],
  });
};
