import { scaleTemplateMutations, scaleTemplateQueries } from '@esteto/api-client/duty/scale-template';
import { scaleTemplateForm } from '@esteto/domain/duty/scale-template/scale-template-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { TemplateFields } from './template-fields.tsx';

export default function EditTemplateDialog() {
  return (
    <FormDialog
      title={(template) => template?.name ?? 'Modelo de escala'}
      subtitle="O que ele já incluiu na escala fica como está."
      size="lg"
      id={Number(useParams().templateId)}
      schema={scaleTemplateForm}
      record={scaleTemplateQueries.detail}
      mutation={scaleTemplateMutations.update}
      done="Modelo salvo."
    >
      <TemplateFields />
    </FormDialog>
  );
}
