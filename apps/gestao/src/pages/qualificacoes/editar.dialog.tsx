import { qualificationMutations, qualificationQueries } from '@esteto/api-client/duty/qualification';
import { qualificationForm } from '@esteto/domain/duty/qualification/qualification-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { QualificationFields } from './qualification-fields.tsx';
import { useQualificationEffects } from './use-qualification-effects.tsx';

export default function EditQualificationDialog() {
  const id = Number(useParams().qualificationId);
  const effects = useQualificationEffects(id);
  return (
    <FormDialog
      title={(qualification) => qualification?.name ?? 'Qualificação'}
      id={id}
      schema={qualificationForm}
      record={qualificationQueries.detail}
      mutation={qualificationMutations.update}
      effects={effects}
      done="Qualificação salva."
    >
      <QualificationFields />
    </FormDialog>
  );
}
