import { boletoMutations } from '@esteto/api-client/money/boleto';
import { boletoCreateForm } from '@esteto/domain/money/boleto/boleto-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { BoletoFields } from './boleto-fields.tsx';
import { PayerField } from './payer-field.tsx';

export default function CreateBoletoDialog() {
  return (
    <FormDialog
      title="Novo boleto"
      subtitle="O valor e o vencimento são conferidos com a linha digitável."
      schema={boletoCreateForm}
      initial={{ kind: 'tax' }}
      mutation={boletoMutations.create}
      done="Boleto incluído."
      submitLabel="Incluir boleto"
    >
      <PayerField />
      <BoletoFields />
    </FormDialog>
  );
}
