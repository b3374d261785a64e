import { tagMutations, tagQueries } from '@esteto/api-client/duty/tag';
import { tagForm } from '@esteto/domain/duty/tag/tag-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { TagFields } from './tag-fields.tsx';

export default function EditTagDialog() {
  return (
    <FormDialog
      title={(tag) => tag?.name ?? 'Tag'}
      id={Number(useParams().tagId)}
      schema={tagForm}
      record={tagQueries.detail}
      mutation={tagMutations.update}
      done="Tag salva."
    >
      <TagFields />
    </FormDialog>
  );
}
