import { qualificationMutations, qualificationQueries } from '@esteto/api-client/qualification';
import { qualificationForm } from '@esteto/domain/qualification/qualification-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { QualificationFields } from './qualification-fields.tsx';

export default function EditQualificationDialog() {
  return (
    <FormDialog
      title={(qualification) => qualification?.name ?? 'Qualificação'}
      id={Number(useParams().qualificationId)}
      schema={qualificationForm}
      record={qualificationQueries.detail}
      mutation={qualificationMutations.update}
      done="Qualificação salva."
    >
      <QualificationFields />
    </FormDialog>
  );
}
