import { certificateMutations, certificateQueries } from '@esteto/api-client/company/certificate';
import { useQuery } from '@tanstack/react-query';
import { CertificateDialog, NO_CERTIFICATE } from './certificate-dialog.tsx';

/** The certificate of a company by its id: in its list, and in the record. */
export const CompanyCertificate = ({ id }: { id: number }) => {
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
};
