import { boletoMutations, boletoQueries } from '@esteto/api-client/money/boleto';
import { boletoForm } from '@esteto/domain/money/boleto/boleto-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { BoletoFields } from './boleto-fields.tsx';

export default function EditBoletoDialog() {
  return (
    <FormDialog
      title={(row) => row?.description ?? 'Boleto'}
      id={Number(useParams().boletoId)}
      schema={boletoForm}
      record={boletoQueries.detail}
      mutation={boletoMutations.update}
      done="Boleto salvo."
    >
      {(boleto) => <BoletoFields companyId={boleto?.company_id} />}
    </FormDialog>
  );
}
