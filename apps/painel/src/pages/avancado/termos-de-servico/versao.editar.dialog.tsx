import { termsOfServiceMutations, termsOfServiceQueries } from '@esteto/api-client/identity/terms-of-service';
import { termsForm } from '@esteto/domain/identity/terms-of-service/terms-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { TermsFields } from './terms-fields.tsx';

export default function EditTermsDialog() {
  return (
    <FormDialog
      title="Rascunho dos termos"
      size="lg"
      id={Number(useParams().termsId)}
      schema={termsForm}
      record={termsOfServiceQueries.detail}
      initial={({ text, what_changed }) => ({ text, what_changed: what_changed ?? '' })}
      refuse={({ status }) => (status === 'draft' ? null : { why: 'Esta versão já foi publicada e não muda mais.' })}
      mutation={termsOfServiceMutations.update}
      done="Rascunho salvo."
      submitLabel="Salvar rascunho"
    >
      <TermsFields />
    </FormDialog>
  );
}
