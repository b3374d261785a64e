import { chakra } from '@chakra-ui/react';
import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { isAboutCertificate } from '@esteto/domain/billing/nfse/rejection';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import type { ReactNode } from 'react';
import { CERTIFICATE, type IssuingPlaces } from './issuing-places.ts';

type EmitterRejectionProps = {
  title: string;
  rejection: Pick<InvoiceDetail, 'last_rejection_code' | 'last_rejection_message'>;
  places: Pick<IssuingPlaces, 'certificate'>;
  /** What to do next, below the emitter's own reason. */
  children?: ReactNode;
};

/** Why the emitter refused, in words that a person can act on. */
export const EmitterRejection = ({ title, rejection, places, children }: EmitterRejectionProps) => {
  const { last_rejection_code: code, last_rejection_message: message } = rejection;
  const asksCertificate = code !== null && isAboutCertificate(code);
  return (
    <Banner
      tone="attention"
      action={
        asksCertificate &&
        places.certificate && (
          <ButtonLink size="sm" to={places.certificate}>
            {CERTIFICATE}
          </ButtonLink>
        )
      }
    >
      <div>
        {title} {code && <chakra.span whiteSpace="nowrap">({code})</chakra.span>}
      </div>
      <chakra.p fontWeight="normal">{message}</chakra.p>
      {children && !asksCertificate && (
        <chakra.p fontWeight="normal" mt="1">
          {children}
        </chakra.p>
      )}
    </Banner>
  );
};
