import { collegeMutations, collegeQueries } from '@esteto/api-client/company/college';
import { collegeMergeForm, collegePlace } from '@esteto/domain/company/college/college-form';
import { countOf } from '@esteto/domain/shared/text/text';
import { CollegeField } from '@esteto/features/company/doctor/college-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';

/** Two of the list are the same college: one stays. How many it concerns is said before. */
export default function MergeCollegeDialog() {
  return (
    <FormDialog
      title={(college) => (college ? `Unir ${college.name}` : 'Unir faculdades')}
      subtitle={(college) =>
        college &&
        `${collegePlace(college)} · ${countOf(college.doctors_count, 'médico passa', 'médicos passam')} para a que fica. Não há volta.`
      }
      id={Number(useParams().collegeId)}
      schema={collegeMergeForm}
      record={collegeQueries.detail}
      refuse={({ merged_into }) => (merged_into === null ? null : { why: `Esta faculdade já foi unida a ${merged_into}.` })}
      mutation={collegeMutations.merge}
      done={({ moved }) => `Faculdades unidas: ${countOf(moved, 'médico passou', 'médicos passaram')}.`}
      submitLabel="Unir faculdades"
      dangerous
    >
      <CollegeField name="into_id" help="Esta sai da lista e fica guardada como repetida." autoFocus />
    </FormDialog>
  );
}
