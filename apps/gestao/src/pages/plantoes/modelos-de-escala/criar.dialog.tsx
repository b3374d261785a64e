import { scaleTemplateMutations } from '@esteto/api-client/duty/scale-template';
import { scaleTemplateForm } from '@esteto/domain/duty/scale-template/scale-template-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { newSlot } from './new-slot.ts';
import { TemplateFields } from './template-fields.tsx';

export default function CreateTemplateDialog() {
  return (
    <FormDialog
      title="Novo modelo de escala"
      size="lg"
      schema={scaleTemplateForm}
      initial={{ weeks_count: 1, holiday_policy: 'keep', valid_from: today(), is_active: true, slots: [newSlot()] }}
      mutation={scaleTemplateMutations.create}
      done="Modelo criado."
      submitLabel="Criar modelo"
    >
      <TemplateFields />
    </FormDialog>
  );
}
