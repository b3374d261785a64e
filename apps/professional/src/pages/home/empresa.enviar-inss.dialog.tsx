import { sentDocumentMutations } from '@esteto/api-client/office/sent-document';
import { acceptOf, MAX_FILE_BYTES, RECORD_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { inssProofForm } from '@esteto/domain/office/sent-document/sent-document-form';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { SentDocuments } from '../../features/envio/sent-documents.tsx';

/** Proof of what another payer withheld: it counts for the ceiling, so that the company withholds less. */
export default function UploadInssDialog() {
  return (
    <FormDialog
      title="Enviar INSS"
      subtitle="O que outra fonte já descontou conta para o teto: a sua empresa desconta menos."
      schema={inssProofForm}
      initial={{ competence: addCompetence(competenceOf(today()), -1) }}
      mutation={sentDocumentMutations.sendInss}
      done="Comprovante enviado à equipe."
      submitLabel="Enviar comprovante"
    >
      <FileField name="file" label="Comprovante" accept={acceptOf(RECORD_FILE_KINDS)} maxBytes={MAX_FILE_BYTES} />
      <MonthField name="competence" />
      <MoneyField name="amount" />
      <TextField name="payer" placeholder="Hospital ou clínica" span={3} />
      <SentDocuments kind="inss" />
    </FormDialog>
  );
}
