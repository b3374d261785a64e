import { termsOfServiceMutations, termsToStartFrom } from '@esteto/api-client/identity/terms-of-service';
import { termsForm } from '@esteto/domain/identity/terms-of-service/terms-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { TermsFields } from './terms-fields.tsx';

/** Begins with the text in force, where there is one. */
export default function CreateTermsDialog() {
  return (
    <FormDialog
      title="Nova versão dos termos"
      subtitle="Um rascunho: ninguém o lê antes de ser publicado."
      size="lg"
      schema={termsForm}
      startsFrom={termsToStartFrom()}
      initial={({ text }) => ({ text, what_changed: '' })}
      mutation={termsOfServiceMutations.create}
      done="Rascunho salvo."
      submitLabel="Salvar rascunho"
    >
      <TermsFields />
    </FormDialog>
  );
}
