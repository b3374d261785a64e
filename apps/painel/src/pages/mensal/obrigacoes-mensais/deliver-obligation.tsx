import { monthlyObligationMutations } from '@esteto/api-client/month/monthly-obligation';
import type { MonthlyObligationDetail } from '@esteto/contract/month/monthly-obligation';
import { deliveryKindLabel } from '@esteto/domain/month/monthly-obligation/delivery-kind';
import { type ObligationDeliveryForm, obligationDeliveryForm } from '@esteto/domain/month/monthly-obligation/monthly-obligation-form';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { obligationTitle } from './obligation-title.ts';

/** When, how and with which receipt an obligation was delivered. */
export const DeliverObligation = ({ obligation, onClose }: { obligation: MonthlyObligationDetail; onClose: () => void }) => {
  const { id, version, amount_due } = obligation;
  const { mutateAsync: send } = useMutation(monthlyObligationMutations.deliver);
  return (
    <FormOver
      form={{
        title: 'Registrar entrega',
        subtitle: obligationTitle(obligation),
        schema: obligationDeliveryForm,
        initial: { delivered_on: today(), delivery_kind: 'digital', amount: amount_due },
        mutation: { mutationFn: ({ body }: { body: ObligationDeliveryForm }) => send({ id, body: { ...body, version } }) },
        done: 'Entrega registrada.',
        submitLabel: 'Registrar entrega',
        children: <DeliveryFields />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

const DeliveryFields = () => (
  <>
    <DateField name="delivered_on" span={3} />
    <SelectField name="delivery_kind" options={deliveryKindLabel} span={3} />
    <TextField name="protocol_number" span={3} />
    <MoneyField name="amount" span={3} />
    <TextAreaField name="reason" help="De uma baixa sem entrega, ou de um valor que não é o devido." />
  </>
);
