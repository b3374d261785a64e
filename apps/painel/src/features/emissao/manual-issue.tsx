import type { InvoiceDetail } from '@esteto/contract/invoice/invoice-answer';
import type { IssuingCheck } from '@esteto/contract/invoice/receivable-answer';
import { invoiceIssueForm } from '@esteto/domain/invoice/invoice-form';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialogBody } from '@esteto/ui/patterns/form/form-dialog-body.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { MutationLike } from '@esteto/ui/system/query/query-like';
import { HowIssued } from './how-issued.tsx';
import type { ActionFrame } from './invoice-action-dialog.tsx';
import type { IssuingPlaces } from './issuing-places.ts';

type ManualIssueProps<Input> = {
  invoice: InvoiceDetail;
  check: IssuingCheck;
  places: IssuingPlaces;
  issue: MutationLike<InvoiceDetail, Input>;
  frame: ActionFrame;
};

/** By hand: the note was issued in the city's own emitter, and its number and code are copied here. */
export const ManualIssue = <Input,>({ invoice, check, places, issue, frame }: ManualIssueProps<Input>) => (
  <FormDialogBody
    {...frame}
    title="Emitir nota"
    id={invoice.id}
    schema={invoiceIssueForm}
    row={{ ...invoice, issue_date: today() }}
    mutation={issue}
    done="Nota emitida. Avisamos quem solicitou."
    submitLabel="Emitir nota"
  >
    <HowIssued check={check} places={places} />
    <TextField name="number" span={3} autoFocus />
    <DateField name="issue_date" span={3} />
    <TextField name="verification_code" />
    <TextField name="access_key" help="50 caracteres, só no emissor nacional." />
  </FormDialogBody>
);
