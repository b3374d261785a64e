import { certificateMutations, certificateQueries } from '@esteto/api-client/company/certificate';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CertificateDialog, NO_CERTIFICATE } from '../../../../features/emissao/certificate-dialog.tsx';

export default function CompanyCertificateDialog() {
  const id = Number(useParams().companyId);
  const current = certificateQueries.ofCompany({ id });
  const { data } = useQuery(current);
  return (
    <CertificateDialog
      owner={{ id, name: data?.name ?? '' }}
      missing={NO_CERTIFICATE}
      current={current}
      upload={certificateMutations.upload}
    />
  );
}
