import { incomeTaxQuotaMutations } from '@esteto/api-client/tax/income-tax-quota';
import { acceptOf, MAX_FILE_BYTES, RECORD_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { object } from '@esteto/domain/shared/schema/fields';
import { quotaName } from '@esteto/features/tax/income-tax/quota-words';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { quotaQuery, quotaRefusal } from './quota-query.ts';
import { detailsPath } from './return-paths.ts';

/** The guide of a quota, which its person then finds beside it. */
export default function AttachQuotaGuideDialog() {
  const params = useParams();
  const [irpfId, id] = [Number(params.irpfId), Number(params.quotaId)];
  const { mutateAsync: attach } = useMutation(incomeTaxQuotaMutations.attachGuide);
  return (
    <FormDialog
      title="Anexar o DARF"
      subtitle={(row) => row && quotaName(row.quota)}
      size="sm"
      schema={NOTHING}
      startsFrom={quotaQuery(irpfId, id, () => NO_VALUES)}
      refuse={quotaRefusal}
      mutation={{ mutationFn: ({ file }: { file: File }) => attach({ id, file }) }}
      done="DARF anexado. O médico já o vê ao lado da quota."
      submitLabel="Anexar o DARF"
      parent={detailsPath(irpfId)}
    >
      <FileField name="file" label="DARF" required accept={acceptOf(RECORD_FILE_KINDS)} maxBytes={MAX_FILE_BYTES} />
    </FormDialog>
  );
}

const NOTHING = object({});
const NO_VALUES = {};
