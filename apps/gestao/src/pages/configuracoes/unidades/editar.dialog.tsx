import { unitMutations, unitQueries } from '@esteto/api-client/duty/unit';
import { unitForm } from '@esteto/domain/duty/unit/unit-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { UnitFields } from './unit-fields.tsx';

export default function EditUnitDialog() {
  return (
    <FormDialog
      title={(unit) => unit?.name ?? 'Unidade'}
      size="lg"
      id={Number(useParams().unitId)}
      schema={unitForm}
      record={unitQueries.detail}
      mutation={unitMutations.update}
      done="Unidade salva."
    >
      <UnitFields />
    </FormDialog>
  );
}
