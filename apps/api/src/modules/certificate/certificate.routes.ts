import { certificate } from '@esteto/contract/certificate';
import type { Bind } from '../../platform/http/bind.ts';
import type { CertificateService } from './certificate.service.ts';

export const certificateRoutes = (bind: Bind, certificates: CertificateService) => [
  bind(certificate.ofCompany, certificates.ofCompany),
  bind(certificate.upload, certificates.upload),
];
