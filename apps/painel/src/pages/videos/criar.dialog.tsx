import { mediaMutations } from '@esteto/api-client/office/media';
import { mediaForm } from '@esteto/domain/office/media/media-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { MediaFields } from './media-fields.tsx';

export default function CreateMediaDialog() {
  return (
    <FormDialog
      title="Novo vídeo"
      size="lg"
      schema={mediaForm}
      initial={{ type: 'video', local: 'contents', is_visible: true }}
      mutation={mediaMutations.create}
      done={({ title }) => `«${title}» incluído.`}
      submitLabel="Incluir vídeo"
    >
      <MediaFields />
    </FormDialog>
  );
}
