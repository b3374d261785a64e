import { call } from '@esteto/api-client/api';
import { signatureMutations } from '@esteto/api-client/identity/signature';
import { useCan } from '@esteto/auth/can/can.tsx';
import { signatures } from '@esteto/contract/access';
import { type SignatureEvidence as Evidence, signature } from '@esteto/contract/identity/signature';
import { draft } from '@esteto/contract/opening/draft';
import type { RegistrationDetail } from '@esteto/contract/opening/registration';
import { draftStatusLabel } from '@esteto/domain/opening/draft/draft-life';
import { openingEndSource, openingEndText } from '@esteto/domain/opening/registration/opening-end-text';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { SignatureEvidence } from '@esteto/features/identity/signature/signature-evidence.tsx';
import { DraftPdf } from '@esteto/features/opening/draft/draft-pdf.tsx';
import { Facts, QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';

export const OpeningFacts = ({ opening }: { opening: RegistrationDetail }) => {
  const { drafts, created_at, end } = opening;
  const [last] = drafts;
  return (
    <>
      <Facts
        facts={[
          { label: 'Responsável', value: opening.analyst_name },
          { label: 'Cidade', value: opening.city },
          { label: 'Começou', value: formatInstant(created_at, today()) },
          { label: 'Deve terminar', value: end && `${openingEndText(end, today())}\n${openingEndSource(end)}` },
          { label: 'Protocolo', value: opening.protocol },
          { label: 'Título de eleitor', value: opening.voter_registration },
          { label: 'Recibo do imposto de renda', value: opening.income_tax_receipt },
          { label: 'Motivo do cancelamento', value: opening.cancel_reason },
        ]}
      />
      <Facts
        title="Minutas"
        facts={drafts.map(({ number, status, reason, decided_at, created_at: sent_at }) => ({
          label: `Versão ${number}, enviada ${formatInstant(sent_at, today())}`,
          value: [draftStatusLabel[status] + (decided_at ? ` ${formatInstant(decided_at, today())}` : ''), reason]
            .filter(Boolean)
            .join('\n'),
        }))}
      />
      {last && !last.signature && <DraftPdf number={last.number} load={() => call(draft.readOfRegistration, { id: opening.id })} />}
      {drafts.map(({ id, number, signature: evidence }) =>
        evidence ? <SignedDraft key={id} number={number} evidence={evidence} /> : null,
      )}
    </>
  );
};

const SignedDraft = ({ number, evidence }: { number: number; evidence: Evidence }) => {
  const canVerify = useCan(signatures.verify);
  const { mutateAsync: verify } = useMutation(signatureMutations.verifyOfStaff);
  return (
    <section>
      <QuietHeading>Assinatura da minuta, versão {number}</QuietHeading>
      <SignatureEvidence
        evidence={evidence}
        load={() => call(signature.readOfStaff, { id: evidence.id })}
        verify={canVerify ? (file) => verify({ id: evidence.id, file }) : undefined}
      />
    </section>
  );
};
