import { statementMutations } from '@esteto/api-client/month/statement';
import type { StatementUpload } from '@esteto/contract/month/statement';
import { acceptOf, MAX_FILE_BYTES, STATEMENT_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { statementForm } from '@esteto/domain/month/statement/statement-form';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { countOf } from '@esteto/domain/shared/text/text';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';

/** The file of a bank for one month; what it brought is said when it is kept. */
export default function UploadStatementDialog() {
  const { year, month } = useParams();
  return (
    <FormDialog
      title="Enviar extrato"
      subtitle={formatCompetenceLong(`${year}-${String(month).padStart(2, '0')}`)}
      schema={statementForm}
      initial={{ year: Number(year), month: Number(month) }}
      mutation={statementMutations.upload}
      done={inWords}
      submitLabel="Enviar extrato"
    >
      <FileField name="file" label="Arquivo do banco" accept={acceptOf(STATEMENT_FILE_KINDS)} maxBytes={MAX_FILE_BYTES} />
      <TextField name="account_name" help="Um OFX já diz de que conta é. Para CSV e PDF, escreva o nome da conta." />
    </FormDialog>
  );
}

const inWords = ({ fresh, repeated, warnings }: StatementUpload): string =>
  [
    `Extrato recebido: ${countOf(fresh, 'lançamento novo', 'lançamentos novos')}.`,
    repeated > 0 && `${countOf(repeated, 'já estava aqui e não foi dobrado', 'já estavam aqui e não foram dobrados')}.`,
    ...warnings,
  ]
    .filter(Boolean)
    .join(' ');
