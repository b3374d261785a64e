import { registrationMutations, registrationQueries } from '@esteto/api-client/opening/registration';
import type { RegistrationDetail } from '@esteto/contract/opening/registration';
import { acceptOf, MAX_FILE_BYTES } from '@esteto/domain/company/file/file-kinds';
import { registrationVersion } from '@esteto/domain/opening/registration/registration-form';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';

/** The boleto of the board's fee, as the board made it. */
export default function BoardFeeDialog() {
  const id = Number(useParams().registrationId);
  const standing: PartOfQuery<ReturnType<typeof standingOf>> = { ...registrationQueries.detail({ id }), select: standingOf };
  return (
    <FormDialog
      title="Boleto da taxa da Junta"
      subtitle="O médico o vê na abertura e o recebe anexo quando a taxa é enviada."
      id={id}
      schema={registrationVersion}
      startsFrom={standing}
      refuse={({ status }) => (status === 'pending' ? null : { why: 'Esta abertura não está em andamento.' })}
      mutation={registrationMutations.sendFee}
      done="Boleto guardado."
      submitLabel="Guardar boleto"
      parent={path('/painel/registro/abertura/registro/:registrationId/detalhes', { registrationId: id })}
    >
      <FileField name="file" label="Boleto em PDF" required accept={acceptOf(['pdf'])} maxBytes={MAX_FILE_BYTES} />
    </FormDialog>
  );
}

const standingOf = ({ version, status }: RegistrationDetail) => ({ version, status });
