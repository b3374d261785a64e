import { incomeTaxDossierMutations } from '@esteto/api-client/tax/income-tax-dossier';
import { incomeTaxFactForm } from '@esteto/domain/tax/income-tax/income-tax-fact-form';
import { FactFields } from '@esteto/features/tax/income-tax/fact-fields.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';

/** Something of a year that only its person knows: a salary, a gain, an expense, a dependent. */
export default function TellFactDialog() {
  const year = Number(useParams().year);
  return (
    <FormDialog
      title={`Informar um dado de ${year}`}
      schema={incomeTaxFactForm}
      initial={{ year }}
      mutation={incomeTaxDossierMutations.tell}
      done="Dado informado. A conta do ano já o considera."
      submitLabel="Informar"
    >
      <FactFields />
    </FormDialog>
  );
}
