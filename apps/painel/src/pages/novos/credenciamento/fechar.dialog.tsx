import { staffAccreditationMutations } from '@esteto/api-client/duty/staff-accreditation';
import { docPlantaoForm } from '@esteto/domain/duty/accreditation/doc-plantao-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { PersonField } from './person-field.tsx';

export default function CloseDocPlantaoDialog() {
  return (
    <FormDialog
      title="Fechar o Doc Plantão a um médico"
      subtitle="O médico deixa de ver o Doc Plantão. O dossiê fica guardado, e tudo volta quando for aberto de novo."
      schema={docPlantaoForm}
      mutation={staffAccreditationMutations.closeDocPlantao}
      done={({ name }) => `Doc Plantão fechado para ${name}.`}
      submitLabel="Fechar o Doc Plantão"
    >
      <PersonField />
    </FormDialog>
  );
}
