import { sentDocumentMutations } from '@esteto/api-client/office/sent-document';
import { acceptOf, MAX_FILE_BYTES, RECORD_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { lastTaxYear } from '@esteto/domain/office/sent-document/documents-due';
import { incomeTaxFileForm } from '@esteto/domain/office/sent-document/sent-document-form';
import { incomeTaxTypeLabel } from '@esteto/domain/office/sent-document/sent-document-kind';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { SentDocuments } from '../../features/envio/sent-documents.tsx';

/** What the yearly return needs, one document after the other. */
export default function UploadIncomeTaxFilesDialog() {
  return (
    <FormDialog
      title="Enviar arquivos para o IR"
      subtitle="Só você e a equipe veem o que enviar."
      schema={incomeTaxFileForm}
      initial={{ year: lastTaxYear(today()) }}
      mutation={sentDocumentMutations.sendIncomeTax}
      done="Documento enviado à equipe."
      submitLabel="Enviar documento"
    >
      <FileField name="file" label="Documento" accept={acceptOf(RECORD_FILE_KINDS)} maxBytes={MAX_FILE_BYTES} />
      <SelectField name="type" options={incomeTaxTypeLabel} />
      <IntegerField name="year" help="O ano em que você recebeu ou pagou, não o da declaração." />
      <TextField name="payer" placeholder="Hospital, clínica, escola…" span={3} />
      <SentDocuments kind="income_tax" />
    </FormDialog>
  );
}
