import { qualificationMutations } from '@esteto/api-client/duty/qualification';
import { qualificationForm } from '@esteto/domain/duty/qualification/qualification-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { QualificationFields } from './qualification-fields.tsx';
import { useQualificationEffects } from './use-qualification-effects.tsx';

export default function CreateQualificationDialog() {
  const effects = useQualificationEffects(null);
  return (
    <FormDialog
      title="Nova qualificação"
      schema={qualificationForm}
      mutation={qualificationMutations.create}
      effects={effects}
      done="Qualificação criada."
      submitLabel="Criar qualificação"
    >
      <QualificationFields />
    </FormDialog>
  );
}
