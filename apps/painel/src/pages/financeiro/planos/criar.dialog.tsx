import { planMutations } from '@esteto/api-client/plan/plan';
import { planForm } from '@esteto/domain/plan/plan/plan-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { PlanFields } from './plan-fields.tsx';

export default function CreatePlanDialog() {
  return (
    <FormDialog
      title="Novo plano"
      subtitle="Os valores valem a partir de hoje."
      size="lg"
      schema={planForm}
      initial={{ type: 'recurring', is_active: true, is_visible: true }}
      mutation={planMutations.create}
      done={({ name }) => `Plano ${name} criado.`}
      submitLabel="Criar plano"
    >
      <PlanFields />
    </FormDialog>
  );
}
