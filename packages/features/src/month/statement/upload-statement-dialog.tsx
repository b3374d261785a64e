import type { statementMutations } from '@esteto/api-client/month/statement';
import { acceptOf, MAX_FILE_BYTES, STATEMENT_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { statementForm } from '@esteto/domain/month/statement/statement-form';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { NumberSelectField } from '@esteto/ui/components/field/choice/number-select-field.tsx';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { LargeStatement, type ProgressCall } from './large-statement.tsx';
import { type PreviewCall, StatementPreview } from './statement-preview.tsx';
import { inWords, reportOf } from './upload-report.tsx';

type UploadStatementDialogProps = {
  company_id: number;
  /** The accounts that the company has; undefined while nobody knows. */
  accounts: readonly { id: number; name: string }[] | undefined;
  upload: typeof statementMutations.upload;
  preview: PreviewCall;
  progress: ProgressCall;
  /** Where closing leads; the parent route unless said otherwise. */
  parent?: string;
};

/**
 * The file of a bank for the month of the address, by the client or by staff; what it brought is said when it is kept, and what a person must know of it stays
 * until it was read. Both calls carry the company of the screen (`useScope`).
 */
export const UploadStatementDialog = ({ company_id, accounts, upload, preview, progress, parent }: UploadStatementDialogProps) => {
  const params = useParams();
  const at = { year: Number(params['year']), month: Number(params['month']) };
  return (
    <FormDialog
      title="Enviar extrato"
      subtitle={formatCompetenceLong(`${at.year}-${String(at.month).padStart(2, '0')}`)}
      schema={statementForm}
      initial={at}
      mutation={upload}
      parent={parent}
      done={(answer) => inWords(answer).join(' ')}
      report={(answer) =>
        answer.import_id === undefined ? (
          reportOf(answer)
        ) : (
          <LargeStatement company_id={company_id} id={answer.import_id} progress={progress} />
        )
      }
      submitLabel="Enviar extrato"
    >
      <FileField name="file" label="Arquivo do banco" accept={`${acceptOf(STATEMENT_FILE_KINDS)},.txt,.ret`} maxBytes={MAX_FILE_BYTES} />
      <AccountFields accounts={accounts ?? []} />
      <WhatTheFileSays company_id={company_id} {...at} preview={preview} />
    </FormDialog>
  );
};

/** Only text has columns: every other kind tells its own, or nothing. */
const WhatTheFileSays = (props: Omit<Parameters<typeof StatementPreview>[0], 'file'>) => {
  const file = useFieldValue('file');
  if (!(file instanceof File) || !/\.(?:csv|tsv|txt|xlsx)$/i.test(file.name)) return null;
  return <StatementPreview key={`${file.name} ${file.size} ${file.lastModified}`} file={file} {...props} />;
};

/** An OFX tells its account by itself; a CSV, a PDF and a photo are of one that is there, or of a new one. */
const AccountFields = ({ accounts }: { accounts: readonly { id: number; name: string }[] }) => {
  const chosen = useFieldValue('bank_account_id');
  return (
    <>
      {accounts.length > 0 && (
        <NumberSelectField
          name="bank_account_id"
          options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
          none="A que o arquivo diz"
          help="Um OFX diz de que conta é. Para CSV, PDF e foto, escolha."
        />
      )}
      {typeof chosen !== 'number' && (
        <TextField
          name="account_name"
          label={accounts.length > 0 ? 'Ou o nome de uma conta nova' : undefined}
          help={
            accounts.length > 0
              ? undefined
              : 'Um OFX já diz de que conta é. Para CSV, PDF e foto, escreva um nome, como “Nubank da clínica”.'
          }
        />
      )}
    </>
  );
};
