import { useParams } from 'react-router';
import { CompanyCertificate } from '../../../../features/emissao/company-certificate.tsx';

export default function CompanyCertificateDialog() {
  return <CompanyCertificate id={Number(useParams().companyId)} />;
}
