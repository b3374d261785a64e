import { certificateMutations, certificateQueries } from '@esteto/api-client/company/certificate';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CertificateDialog } from '../../../../features/emissao/certificate-dialog.tsx';

export default function DoctorCertificateDialog() {
  const id = Number(useParams().userId);
  const current = certificateQueries.ofDoctor({ id });
  const { data } = useQuery(current);
  return (
    <CertificateDialog
      owner={{ id, name: data?.name ?? '' }}
      missing="O médico ainda não tem certificado."
      current={current}
      upload={certificateMutations.uploadOfDoctor}
    />
  );
}
