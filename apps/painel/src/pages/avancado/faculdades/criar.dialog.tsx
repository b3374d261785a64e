import { collegeMutations } from '@esteto/api-client/company/college';
import { collegeForm, collegeTitle } from '@esteto/domain/company/college/college-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { CollegeFields } from './college-fields.tsx';

export default function CreateCollegeDialog() {
  return (
    <FormDialog
      title="Nova faculdade"
      schema={collegeForm}
      mutation={collegeMutations.create}
      done={(college) => `${collegeTitle(college)} cadastrada.`}
      submitLabel="Cadastrar faculdade"
    >
      <CollegeFields />
    </FormDialog>
  );
}
