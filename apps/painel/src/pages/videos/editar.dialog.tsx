import { mediaMutations, mediaQueries } from '@esteto/api-client/office/media';
import { mediaForm } from '@esteto/domain/office/media/media-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { MediaFields } from './media-fields.tsx';

export default function EditMediaDialog() {
  return (
    <FormDialog
      title={(media) => media?.title ?? 'Vídeo'}
      size="lg"
      id={Number(useParams().mediaId)}
      schema={mediaForm}
      record={mediaQueries.detail}
      mutation={mediaMutations.update}
      done="Vídeo salvo."
    >
      {(record) => <MediaFields record={record} />}
    </FormDialog>
  );
}
