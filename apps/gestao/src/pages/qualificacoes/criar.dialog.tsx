import { qualificationMutations } from '@esteto/api-client/qualification';
import { qualificationForm } from '@esteto/domain/qualification/qualification-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { QualificationFields } from './qualification-fields.tsx';

export default function CreateQualificationDialog() {
  return (
    <FormDialog
      title="Nova qualificação"
      schema={qualificationForm}
      mutation={qualificationMutations.create}
      done="Qualificação criada."
      submitLabel="Criar qualificação"
    >
      <QualificationFields />
    </FormDialog>
  );
}
