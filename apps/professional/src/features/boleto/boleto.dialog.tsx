import { call } from '@esteto/api-client/api';
import { boletoMutations, boletoQueries } from '@esteto/api-client/money/boleto';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownBoletos } from '@esteto/contract/access';
import { boleto as contract, type OwnBoletoDetail } from '@esteto/contract/money/boleto';
import { type BoletoClaimForm, boletoClaimForm } from '@esteto/domain/money/boleto/boleto-form';
import { boletoStatusLabel, boletoStatusTone, isOpenBoleto } from '@esteto/domain/money/boleto/boleto-life';
import { formatDate } from '@esteto/domain/shared/date/date';
import { BoletoFacts } from '@esteto/features/money/boleto/boleto-facts.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useCompanyScope } from '../empresa/use-company-scope.ts';

/** A boleto with all that it takes to pay it. That it was opened is noted: the team sees who has seen it. */
export default function BoletoDialog() {
  const here = { ...useCompanyScope(), id: Number(useParams().boletoId) };
  const canEdit = useCan(ownBoletos.edit);
  const [claimed, setClaimed] = useState<OwnBoletoDetail | null>(null);
  useNoteSeen(here, canEdit);
  return (
    <>
      <RecordDialog
        noun="Boleto"
        query={boletoQueries.ownDetail(here)}
        title={({ description }) => description}
        subtitle={({ status, claimed_on }) => (
          <>
            <StatusBadge status={{ label: boletoStatusLabel[status], tone: boletoStatusTone[status] }} />
            {claimed_on && isOpenBoleto(status) && ` Você informou que pagou em ${formatDate(claimed_on, today())}; a equipe confere.`}
          </>
        )}
        footer={(found) =>
          canEdit &&
          isOpenBoleto(found.status) && (
            <Button icon={CircleCheck} onClick={() => setClaimed(found)}>
              Já paguei
            </Button>
          )
        }
      >
        {(found) => (
          <BoletoFacts boleto={found}>
            {found.file && (
              <FileRow label="PDF do boleto" name={found.file.name} mime={found.file.mime} load={() => call(contract.ownFile, here)} />
            )}
          </BoletoFacts>
        )}
      </RecordDialog>
      {claimed && <ClaimPayment boleto={claimed} company_id={here.company_id} onClose={() => setClaimed(null)} />}
    </>
  );
}

/** Once for each opening, of whoever also tells of payments. */
const useNoteSeen = ({ company_id, id }: { company_id: number; id: number }, isPayer: boolean): void => {
  const { mutate } = useMutation(boletoMutations.see);
  useEffect(() => {
    if (isPayer) mutate({ company_id, id });
  }, [mutate, company_id, id, isPayer]);
};

type ClaimPaymentProps = { boleto: OwnBoletoDetail; company_id: number; onClose: () => void };

/** The doctor tells when it was paid; the team sees it and checks. */
const ClaimPayment = ({ boleto: { id, version, description }, company_id, onClose }: ClaimPaymentProps) => {
  const { mutateAsync: send } = useMutation(boletoMutations.claim);
  return (
    <FormOver
      form={{
        title: 'Já paguei',
        subtitle: `${description}. A equipe confere e dá baixa.`,
        schema: boletoClaimForm,
        initial: { paid_on: today(), version },
        mutation: { mutationFn: ({ body }: { body: BoletoClaimForm }) => send({ company_id, id, body }) },
        done: 'Obrigado! A equipe vai conferir.',
        submitLabel: 'Informar pagamento',
        children: <DateField name="paid_on" span={3} autoFocus />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
