import { tagMutations } from '@esteto/api-client/duty/tag';
import { tagForm } from '@esteto/domain/duty/tag/tag-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { TagFields } from './tag-fields.tsx';

export default function CreateTagDialog() {
  return (
    <FormDialog title="Nova tag" schema={tagForm} mutation={tagMutations.create} done="Tag criada." submitLabel="Criar tag">
      <TagFields />
    </FormDialog>
  );
}
