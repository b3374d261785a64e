import { certificate } from '@esteto/contract/certificate';
import type { Bind } from '../../platform/http/bind.ts';
import type { CertificateService } from './certificate.service.ts';
import type { DoctorCertificateService } from './doctor-certificate.service.ts';

export const certificateRoutes = (bind: Bind, certificates: CertificateService, ofDoctors: DoctorCertificateService) => [
  bind(certificate.companies, certificates.list),
  bind(certificate.companyRenewals, certificates.renewals),
  bind(certificate.remindCompanies, certificates.remind),
  bind(certificate.ofCompany, certificates.ofCompany),
  bind(certificate.upload, certificates.upload),
  bind(certificate.doctors, ofDoctors.list),
  bind(certificate.doctorRenewals, ofDoctors.renewals),
  bind(certificate.remindDoctors, ofDoctors.remind),
  bind(certificate.ofDoctor, ofDoctors.ofDoctor),
  bind(certificate.uploadOfDoctor, ofDoctors.upload),
];
