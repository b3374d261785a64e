import { boletoMutations, boletoQueries } from '@esteto/api-client/money/boleto';
import { boletoClaimForm } from '@esteto/domain/money/boleto/boleto-form';
import { isOpenBoleto } from '@esteto/domain/money/boleto/boleto-life';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { partOf } from '@esteto/ui/system/query/part-of';
import { useParams } from 'react-router';
import { useCompanyScope } from '../empresa/use-company-scope.ts';

/** The doctor tells when a boleto was paid; the team sees it and checks. */
export default function ClaimPaymentDialog() {
  const id = Number(useParams().boletoId);
  const boleto = boletoQueries.ownDetail({ ...useCompanyScope(), id });
  return (
    <FormDialog
      title="Já paguei"
      subtitle={(row) => row && `${row.description}. A equipe confere e dá baixa.`}
      id={id}
      schema={CLAIM}
      startsFrom={partOf(boleto, ({ version, description, status }) => ({ version, description, status, paid_on: today() }))}
      refuse={({ status }) => (isOpenBoleto(status) ? null : { why: 'Este boleto não está à espera de pagamento.' })}
      mutation={boletoMutations.claim}
      done="Obrigado! A equipe vai conferir."
      submitLabel="Informar pagamento"
      parent={`../boleto/${id}`}
    >
      <DateField name="paid_on" span={3} autoFocus />
    </FormDialog>
  );
}

const CLAIM = boletoClaimForm.omit(['version']);
