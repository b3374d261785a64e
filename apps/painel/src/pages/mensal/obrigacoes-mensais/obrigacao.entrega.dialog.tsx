import { monthlyObligationMutations, monthlyObligationQueries } from '@esteto/api-client/month/monthly-obligation';
import type { MonthlyObligationDetail } from '@esteto/contract/month/monthly-obligation';
import { deliveryKindLabel } from '@esteto/domain/month/monthly-obligation/delivery-kind';
import { type ObligationDeliveryForm, obligationDeliveryForm } from '@esteto/domain/month/monthly-obligation/monthly-obligation-form';
import { isOpenObligation } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';
import { titleOfCompany } from './title-of-company.ts';

/** When, how and with which receipt an obligation was delivered. */
export default function DeliverObligationDialog() {
  const id = Number(useParams().monthlyObligationId);
  const due: PartOfQuery<ReturnType<typeof dueOf>> = { ...monthlyObligationQueries.detail({ id }), select: dueOf };
  return (
    <FormDialog
      title="Registrar entrega"
      subtitle={(obligation) => obligation?.title}
      id={id}
      schema={obligationDeliveryForm}
      startsFrom={due}
      refuse={({ status }) => (isOpenObligation(status) ? null : { why: 'Esta obrigação não espera mais entrega.' })}
      mutation={monthlyObligationMutations.deliver}
      done="Entrega registrada."
      submitLabel="Registrar entrega"
      parent={path('/painel/mensal/obrigacoes-mensais/obrigacao/:monthlyObligationId/detalhes', { monthlyObligationId: id })}
    >
      <DateField name="delivered_on" span={3} />
      <SelectField name="delivery_kind" options={deliveryKindLabel} span={3} />
      <TextField name="protocol_number" span={3} />
      <MoneyField name="amount" span={3} />
      <TextAreaField name="reason" help="De uma baixa sem entrega, ou de um valor que não é o devido." />
    </FormDialog>
  );
}

const DIGITAL: ObligationDeliveryForm['delivery_kind'] = 'digital';

/** Delivered today, with what is due, unless told otherwise. */
const dueOf = (obligation: MonthlyObligationDetail) => ({
  version: obligation.version,
  title: titleOfCompany(obligation),
  status: obligation.status,
  delivered_on: today(),
  delivery_kind: DIGITAL,
  amount: obligation.amount_due,
});
