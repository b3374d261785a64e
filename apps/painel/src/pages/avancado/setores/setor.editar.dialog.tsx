import { departmentMutations, departmentQueries } from '@esteto/api-client/identity/department';
import { departmentForm } from '@esteto/domain/identity/department/department-form';
import { countOf } from '@esteto/domain/shared/text/text';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { DepartmentFields } from './department-fields.tsx';

export default function EditDepartmentDialog() {
  return (
    <FormDialog
      title={(department) => department?.name ?? 'Setor'}
      subtitle={(department) => department && countOf(department.people_count, 'pessoa', 'pessoas')}
      size="lg"
      id={Number(useParams().departmentId)}
      schema={departmentForm}
      record={departmentQueries.detail}
      mutation={departmentMutations.update}
      done="Setor salvo."
    >
      <DepartmentFields />
    </FormDialog>
  );
}
