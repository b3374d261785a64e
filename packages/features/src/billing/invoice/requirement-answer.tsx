import { chakra } from '@chakra-ui/react';
import type { InvoiceAttachment, InvoiceDetail, InvoiceRequirement } from '@esteto/contract/billing/invoice-answer';
import { mayRemove } from '@esteto/domain/billing/invoice/attachment';
import { type RequirementAnswerForm, requirementAnswerForm } from '@esteto/domain/billing/invoice/requirement-form';
import { acceptOf, INVOICE_ATTACHMENT_KINDS, MAX_FILE_BYTES } from '@esteto/domain/company/file/file-kinds';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { FieldGrid } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFormBusy } from '@esteto/ui/components/field/binding/form-context.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useDialogGuard } from '@esteto/ui/patterns/dialog/dialog-guard.tsx';
import { UploadArea } from '@esteto/ui/patterns/file/upload-area.tsx';
import { type Upload, type Uploads, useUploads } from '@esteto/ui/patterns/file/use-uploads';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { newKey } from '@esteto/ui/patterns/form/new-key';
import { Send, X } from 'lucide-react';
import { useState } from 'react';
import { filesOf, RequirementCard } from './requirement-card.tsx';

/** What the doctor does about what staff asks. Each resolves when the invoice on the screen shows it. */
export type Answering = {
  user_id: number;
  answer: (requirement: InvoiceRequirement, body: RequirementAnswerForm, idempotency_key: string) => Promise<unknown>;
  attach: (requirement: InvoiceRequirement, ...sent: Parameters<Upload>) => Promise<unknown>;
  detach: (file: InvoiceAttachment) => Promise<unknown>;
};

type RequirementAnswerProps = {
  invoice: InvoiceDetail;
  requirement: InvoiceRequirement;
  answering: Answering;
  load: (file: string) => Promise<Blob>;
};

/** One requirement with the form that answers it. Files are kept as they arrive: who leaves finds them here again. */
export const RequirementAnswer = ({ invoice, requirement, answering, load }: RequirementAnswerProps) => {
  const { user_id, answer, attach, detach } = answering;
  const tellFailure = useTellFailure();
  const sending = useUploads(
    (file, how) => attach(requirement, file, how),
    () => undefined,
  );
  // One key for as long as this version waits: a double click or a retry after a lost answer answers once.
  const [key] = useState(newKey);

  const takeBack = (file: InvoiceAttachment) => detach(file).catch(tellFailure);

  return (
    <RequirementCard
      requirement={requirement}
      files={filesOf(invoice, requirement)}
      load={load}
      fileAction={(file) =>
        mayRemove(file, requirement, user_id) && <IconButton label={`Retirar ${file.name}`} icon={X} onClick={() => void takeBack(file)} />
      }
    >
      <Form
        schema={requirementAnswerForm}
        initial={{ answer: null }}
        onSubmit={async (body) => {
          await answer(requirement, body, key);
          toast.success('Resposta enviada.');
        }}
      >
        <AnswerFields sending={sending} />
      </Form>
    </RequirementCard>
  );
};

const AnswerFields = ({ sending }: { sending: Uploads }) => {
  const busy = useFormBusy();
  const answer = useFieldValue('answer');
  useDialogGuard({ busy: busy || sending.busy, dirty: Boolean(answer) });
  return (
    <>
      <FieldGrid>
        <TextAreaField name="answer" rows={2} />
      </FieldGrid>
      <UploadArea label="Arquivos da resposta" sending={sending} accept={acceptOf(INVOICE_ATTACHMENT_KINDS)} maxBytes={MAX_FILE_BYTES} />
      <chakra.div display="flex" justifyContent="flex-end">
        <SubmitButton icon={Send} disabled={sending.busy}>
          Enviar resposta
        </SubmitButton>
      </chakra.div>
    </>
  );
};
