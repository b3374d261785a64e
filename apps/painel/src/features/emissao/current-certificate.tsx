import { chakra } from '@chakra-ui/react';
import type { CompanyCertificate, DoctorCertificate } from '@esteto/contract/company/certificate';
import { certificateStatusLabel, certificateStatusTone } from '@esteto/domain/company/certificate/certificate-life';
import { certificateTrustProblem } from '@esteto/domain/company/certificate/certificate-trust';
import { formatDateNumeric, inSaoPaulo } from '@esteto/domain/shared/date/date';
import { formatDocument } from '@esteto/domain/shared/document/document';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { asQuery, type QueryLike } from '@esteto/ui/system/query/query-like';
import { useQuery } from '@tanstack/react-query';

type CurrentCertificateProps<Certificate> = { query: QueryLike<Certificate>; missing: string };

/** The certificate that there is now, and how long it still serves. */
export const CurrentCertificate = <Certificate extends CompanyCertificate | DoctorCertificate>({
  query,
  missing,
}: CurrentCertificateProps<Certificate>) => {
  const { data, error, refetch, isFetching } = useQuery(asQuery(query));
  const readError = useReadError();
  return (
    <chakra.div gridColumn="1 / -1">
      {data ? (
        <CertificateFacts certificate={data} />
      ) : error ? (
        readError(error).status === 404 ? (
          <Banner tone="waiting">{missing}</Banner>
        ) : (
          <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />
        )
      ) : (
        <Loading />
      )}
    </chakra.div>
  );
};

const CertificateFacts = ({ certificate }: { certificate: CompanyCertificate | DoctorCertificate }) => {
  const { name, document, issuer, trust, serial, status, valid_from, valid_until, days_left } = certificate;
  const problem = certificateTrustProblem[trust];
  return (
    <>
      {problem && <Banner tone="attention">{problem}</Banner>}
      <Facts
        title="Certificado de hoje"
        facts={[
          {
            label: 'Situação',
            value: <StatusBadge status={{ label: certificateStatusLabel[status], tone: certificateStatusTone[status] }} />,
          },
          { label: 'Validade', value: `${dayOf(valid_from)} a ${dayOf(valid_until)}\n${leftOf(days_left)}` },
          { label: 'Titular', value: `${name}\n${formatDocument(document)}` },
          { label: 'Emitido por', value: `${issuer}\nsérie ${serial}` },
        ]}
      />
    </>
  );
};

/** '20/11/2026', as on the certificate itself. */
export const dayOf = (instant: string): string => formatDateNumeric(inSaoPaulo(instant).date);

const leftOf = (days: number): string => {
  if (days < 0) return days === -1 ? 'venceu ontem' : `venceu há ${-days} dias`;
  return days === 0 ? 'vence hoje' : days === 1 ? 'vence amanhã' : `faltam ${days} dias`;
};
