import { departmentMutations } from '@esteto/api-client/identity/department';
import { departmentForm } from '@esteto/domain/identity/department/department-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { DepartmentFields } from './department-fields.tsx';

export default function CreateDepartmentDialog() {
  return (
    <FormDialog
      title="Novo setor"
      size="lg"
      schema={departmentForm}
      mutation={departmentMutations.create}
      done={({ name }) => `Setor ${name} criado.`}
      submitLabel="Criar setor"
    >
      <DepartmentFields />
    </FormDialog>
  );
}
