import { receivableQueries } from '@esteto/api-client/billing/receivable';
import { certificateMutations, certificateQueries } from '@esteto/api-client/company/certificate';
import { useParams } from 'react-router';
import { CertificateDialog, NO_CERTIFICATE } from '../../../features/emissao/certificate-dialog.tsx';
import { KnownFirst } from '../../../features/emissao/known-first.tsx';
import { path } from '../../../path.ts';

export default function CertificateOfInvoiceDialog() {
  const accountId = Number(useParams().accountId);
  const parent = path('/painel/faturamento/contas-a-receber/nota/:accountId/emitir', { accountId });
  return (
    <KnownFirst query={receivableQueries.detail({ id: accountId })} title="Certificado digital A1" parent={parent}>
      {({ company }) => (
        <CertificateDialog
          owner={company}
          missing={NO_CERTIFICATE}
          current={certificateQueries.ofCompany({ id: company.id })}
          upload={certificateMutations.upload}
          parent={parent}
        />
      )}
    </KnownFirst>
  );
}
