import { analystMutations, analystQueries } from '@esteto/api-client/office/analyst';
import { filterOptionQueries } from '@esteto/api-client/office/filter-option';
import type { AnalystDetail } from '@esteto/contract/office/analyst';
import { analystForm } from '@esteto/domain/office/analyst/analyst-form';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AnalystFields } from './analyst-fields.tsx';

export default function EditAnalystDialog() {
  return (
    <FormDialog
      title={(analyst) => analyst?.name ?? 'Analista'}
      subtitle={(analyst) => analyst?.email}
      size="lg"
      id={Number(useParams().analystId)}
      schema={analystForm}
      record={analystQueries.detail}
      mutation={analystMutations.update}
      done={({ name }) => `${name}: alterações salvas. Já valem.`}
    >
      {(analyst) => analyst && <Fields analyst={analyst} />}
    </FormDialog>
  );
}

/** The department is shown by its name from the start. */
const Fields = ({ analyst }: { analyst: AnalystDetail }) => {
  const id = analyst.department_id ?? null;
  const { data, isPending } = useQuery({ ...filterOptionQueries.departments({ id }), enabled: id !== null });
  if (id !== null && isPending) return <Loading />;
  const [department] = data?.items ?? [];
  return <AnalystFields analyst={analyst} department={department ? { value: department.id, label: department.label } : null} />;
};
