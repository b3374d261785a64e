import { collegeMutations, collegeQueries } from '@esteto/api-client/company/college';
import { collegeForm } from '@esteto/domain/company/college/college-form';
import { countOf } from '@esteto/domain/shared/text/text';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { CollegeFields } from './college-fields.tsx';

/** Whoever chose it reads its new name. */
export default function EditCollegeDialog() {
  return (
    <FormDialog
      title={(college) => college?.name ?? 'Faculdade'}
      subtitle={(college) => college && countOf(college.doctors_count, 'médico estudou aqui', 'médicos estudaram aqui')}
      id={Number(useParams().collegeId)}
      schema={collegeForm}
      record={collegeQueries.detail}
      refuse={({ merged_into }) =>
        merged_into === null ? null : { why: `Esta faculdade foi unida a ${merged_into}: altere a que ficou.` }
      }
      mutation={collegeMutations.update}
      confirmChanges
      done="Faculdade salva."
    >
      <CollegeFields />
    </FormDialog>
  );
}
