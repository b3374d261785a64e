import { call } from '@esteto/api-client/api';
import { boletoMutations } from '@esteto/api-client/money/boleto';
import { boletoRecurrenceMutations } from '@esteto/api-client/money/boleto-recurrence';
import { boleto } from '@esteto/contract/money/boleto';
import { boletoRecurrence } from '@esteto/contract/money/boleto-recurrence';
import { type RepeatingBoletoForm, repeatingBoletoForm } from '@esteto/domain/money/boleto-recurrence/boleto-recurrence-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { BoletoFields } from './boleto-fields.tsx';
import { PayerField } from './payer-field.tsx';
import { RepeatFields } from './repeat-fields.tsx';

/** One boleto, or the first of those that are made anew every month: the form says which. */
export default function CreateBoletoDialog() {
  return (
    <FormDialog
      title="Novo boleto"
      subtitle="O valor e o vencimento são conferidos com a linha digitável."
      schema={repeatingBoletoForm}
      initial={{ kind: 'tax' }}
      mutation={mutation}
      done="Boleto incluído."
      submitLabel="Incluir boleto"
    >
      <PayerField />
      <BoletoFields />
      <RepeatFields />
    </FormDialog>
  );
}

const mutation = {
  ...boletoMutations.create,
  ...boletoRecurrenceMutations.start,
  mutationFn: async ({ body: { repeat, repeat_months, ...body } }: { body: RepeatingBoletoForm }) => {
    if (repeat && body.kind !== 'tax') await call(boletoRecurrence.start, { body: { ...body, repeat, repeat_months } });
    else await call(boleto.create, { body });
  },
};
