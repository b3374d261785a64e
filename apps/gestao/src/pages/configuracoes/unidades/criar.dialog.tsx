import { unitMutations } from '@esteto/api-client/duty/unit';
import { unitForm } from '@esteto/domain/duty/unit/unit-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { UnitFields } from './unit-fields.tsx';

export default function CreateUnitDialog() {
  return (
    <FormDialog
      title="Nova unidade"
      size="lg"
      schema={unitForm}
      mutation={unitMutations.create}
      done="Unidade criada."
      submitLabel="Criar unidade"
    >
      <UnitFields />
    </FormDialog>
  );
}
