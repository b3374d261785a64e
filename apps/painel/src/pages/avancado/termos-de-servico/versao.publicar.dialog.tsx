import { chakra } from '@chakra-ui/react';
import { termsOfServiceMutations, termsOfServiceQueries } from '@esteto/api-client/identity/terms-of-service';
import { publishTermsForm } from '@esteto/domain/identity/terms-of-service/terms-form';
import { formatInstantFull } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';

export default function PublishTermsDialog() {
  return (
    <FormDialog
      title="Publicar os termos"
      id={Number(useParams().termsId)}
      schema={publishTermsForm}
      record={termsOfServiceQueries.detail}
      initial={() => ({ from: null })}
      refuse={({ status }) => (status === 'draft' ? null : { why: 'Esta versão já foi publicada e não muda mais.' })}
      mutation={termsOfServiceMutations.publish}
      done={({ status, published_at }) =>
        status === 'scheduled' && published_at
          ? `A versão vale a partir de ${formatInstantFull(published_at)}.`
          : 'A nova versão está em vigor.'
      }
      submitLabel="Publicar"
    >
      {(terms) => (
        <>
          <DateField name="from" autoFocus help="Vazio: vale agora mesmo." />
          <chakra.p gridColumn={spanOf()} color="fg.muted">
            {terms &&
              `${countOf(terms.bound_count, 'pessoa precisa', 'pessoas precisam')} aceitar para continuar usando o Esteto. Depois de publicado, o texto não muda mais.`}
          </chakra.p>
        </>
      )}
    </FormDialog>
  );
}
