import { staffAccreditationMutations } from '@esteto/api-client/duty/staff-accreditation';
import { docPlantaoForm } from '@esteto/domain/duty/accreditation/doc-plantao-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { PersonField } from './person-field.tsx';

export default function OpenDocPlantaoDialog() {
  return (
    <FormDialog
      title="Abrir o Doc Plantão a um médico"
      subtitle="O médico passa a ver o Doc Plantão e pode se candidatar a um grupo. Quem um grupo convida não precisa disto."
      schema={docPlantaoForm}
      mutation={staffAccreditationMutations.openDocPlantao}
      done={({ name }) => `Doc Plantão aberto para ${name}.`}
      submitLabel="Abrir o Doc Plantão"
    >
      <PersonField />
    </FormDialog>
  );
}
