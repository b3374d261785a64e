import { incomeTaxAssetMutations } from '@esteto/api-client/tax/income-tax-asset';
import { newIncomeTaxAssetForm } from '@esteto/domain/tax/income-tax/income-tax-asset-form';
import { AssetFields } from '@esteto/features/tax/income-tax/asset-fields.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';

/** Something that the person has or owes at the end of a year. */
export default function TellAssetDialog() {
  const year = Number(useParams().year);
  return (
    <FormDialog
      title={`Informar um bem ou uma dívida de ${year}`}
      schema={newIncomeTaxAssetForm}
      initial={{ year }}
      mutation={incomeTaxAssetMutations.tell}
      done="Informado. Bens e dívidas não mudam o imposto."
      submitLabel="Informar"
    >
      <AssetFields year={year} follows={false} />
    </FormDialog>
  );
}
