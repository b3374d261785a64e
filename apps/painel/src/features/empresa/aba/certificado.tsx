import { CompanyCertificate } from '../../emissao/company-certificate.tsx';
import type { CompanyTabProps } from './part-form.tsx';

export default function CompanyCertificateTab({ record: { id } }: CompanyTabProps) {
  return <CompanyCertificate id={id} />;
}
