import { incomeTaxQuotaMutations } from '@esteto/api-client/tax/income-tax-quota';
import { acceptOf, MAX_FILE_BYTES, RECORD_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { object } from '@esteto/domain/shared/schema/fields';
import { quotaName } from '@esteto/features/tax/income-tax/quota-words';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import { quotaQuery, quotaRefusal } from './quota-query.ts';

/** The proof of a quota that its person says they paid. */
export default function ProveQuotaDialog() {
  const scope = useCompanyScope();
  const id = Number(useParams().quotaId);
  const { mutateAsync: prove } = useMutation(incomeTaxQuotaMutations.attachProof);
  return (
    <FormDialog
      title="Enviar comprovante"
      subtitle={(row) => row && quotaName(row.quota)}
      size="sm"
      schema={NOTHING}
      startsFrom={quotaQuery(scope, id)}
      refuse={quotaRefusal('reopen')}
      mutation={{ mutationFn: ({ file }: { file: File }) => prove({ ...scope, id, file }) }}
      done="Comprovante guardado."
      submitLabel="Enviar comprovante"
    >
      <FileField name="file" label="Comprovante" required accept={acceptOf(RECORD_FILE_KINDS)} maxBytes={MAX_FILE_BYTES} />
    </FormDialog>
  );
}

const NOTHING = object({});
