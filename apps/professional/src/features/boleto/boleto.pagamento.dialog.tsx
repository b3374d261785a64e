import { boletoMutations, boletoQueries } from '@esteto/api-client/money/boleto';
import { acceptOf, MAX_FILE_BYTES, PROOF_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { type BoletoClaimForm, boletoClaimForm } from '@esteto/domain/money/boleto/boleto-form';
import { isOpenBoleto } from '@esteto/domain/money/boleto/boleto-life';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { partOf } from '@esteto/ui/system/query/part-of';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useCompanyScope } from '../empresa/use-company-scope.ts';

/** The doctor tells when a boleto was paid, and shows the proof where they have it; the team sees it and checks. */
export default function ClaimPaymentDialog() {
  const here = { ...useCompanyScope(), id: Number(useParams().boletoId) };
  const { mutateAsync: claim } = useMutation(boletoMutations.claim);
  const { mutateAsync: prove } = useMutation(boletoMutations.prove);
  const send = async ({ body, file }: { body: BoletoClaimForm; file?: File }) => {
    await claim({ ...here, body });
    // The payment is told whatever becomes of its proof, which may be sent again in the same place.
    if (file) await prove({ ...here, file }).catch(() => toast.error('O comprovante não foi guardado. Envie-o de novo em “Já paguei”.'));
  };
  return (
    <FormDialog
      title="Já paguei"
      subtitle={(row) => row && `${row.description}. A equipe confere e dá baixa.`}
      id={here.id}
      schema={CLAIM}
      startsFrom={partOf(boletoQueries.ownDetail(here), ({ version, description, status, claimed_on }) => ({
        version,
        description,
        status,
        paid_on: claimed_on ?? today(),
      }))}
      refuse={({ status }) => (isOpenBoleto(status) ? null : { why: 'Este boleto não está à espera de pagamento.' })}
      mutation={{ mutationFn: send }}
      done="Obrigado! A equipe vai conferir."
      submitLabel="Informar pagamento"
      parent={`../boleto/${here.id}`}
    >
      <DateField name="paid_on" span={3} autoFocus />
      <FileField
        name="file"
        label="Comprovante (opcional)"
        help="Uma foto ou o PDF do banco."
        accept={acceptOf(PROOF_FILE_KINDS)}
        maxBytes={MAX_FILE_BYTES}
      />
    </FormDialog>
  );
}

const CLAIM = boletoClaimForm.omit(['version']);
