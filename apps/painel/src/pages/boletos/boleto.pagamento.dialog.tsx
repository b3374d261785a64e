import { boletoMutations, boletoQueries } from '@esteto/api-client/money/boleto';
import type { BoletoDetail } from '@esteto/contract/money/boleto';
import { boletoPaymentForm } from '@esteto/domain/money/boleto/boleto-form';
import { isOpenBoleto } from '@esteto/domain/money/boleto/boleto-life';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useParams } from 'react-router';
import { path } from '../../path.ts';

/** What came, and when; less than the whole leaves it open. */
export default function PayBoletoDialog() {
  const id = Number(useParams().boletoId);
  const rest: PartOfQuery<ReturnType<typeof restOf>> = { ...boletoQueries.detail({ id }), select: restOf };
  return (
    <FormDialog
      title="Registrar pagamento"
      subtitle={(boleto) => boleto?.description}
      id={id}
      schema={boletoPaymentForm}
      startsFrom={rest}
      refuse={({ status }) => (isOpenBoleto(status) ? null : { why: 'Este boleto não espera mais pagamento.' })}
      mutation={boletoMutations.pay}
      done="Pagamento registrado."
      submitLabel="Registrar pagamento"
      parent={path('/painel/boletos/boleto/:boletoId/detalhes', { boletoId: id })}
    >
      <DateField name="paid_on" span={3} />
      <MoneyField name="paid_amount" span={3} />
    </FormDialog>
  );
}

/** What is still to come, on the day that the client told; after its last day with the fine and the interest of today. */
const restOf = ({ version, description, status, amount, paid_amount, claimed_on, pay_by, now }: BoletoDetail) => ({
  version,
  description,
  status,
  paid_on: claimed_on ?? today(),
  paid_amount: (claimed_on ?? today()) > pay_by ? now : amount - (paid_amount ?? 0),
});
