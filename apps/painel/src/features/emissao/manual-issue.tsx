import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import type { IssuingCheck } from '@esteto/contract/billing/receivable-answer';
import { invoiceIssueForm } from '@esteto/domain/billing/invoice/invoice-form';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { FormDialogBody } from '@esteto/ui/patterns/form/form-dialog-body.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { MutationLike } from '@esteto/ui/system/query/query-like';
import { Barred } from './barred.tsx';
import { CityPageSheet } from './city-page-sheet.tsx';
import { HowIssued } from './how-issued.tsx';
import type { ActionFrame } from './invoice-action-dialog.tsx';
import type { IssuingPlaces } from './issuing-places.ts';
import { OfficialFiles } from './official-files.tsx';

/** An official file on its way to an issued note. */
export type AttachInput = { id: number; file: File };

type ManualIssueProps<Input extends { id: number }> = {
  invoice: InvoiceDetail;
  check: IssuingCheck;
  places: IssuingPlaces;
  issue: MutationLike<InvoiceDetail, Input>;
  attach: MutationLike<InvoiceDetail, AttachInput>;
  frame: ActionFrame;
};

/** By hand: the note was issued in the city's own emitter, and its number and code are copied here. */
export const ManualIssue = <Input extends { id: number }>({ invoice, check, places, issue, attach, frame }: ManualIssueProps<Input>) => (
  <FormDialogBody
    {...frame}
    title="Emitir nota"
    id={invoice.id}
    schema={invoiceIssueForm}
    row={{ ...invoice, issue_date: today() }}
    mutation={withFiles(issue, attach)}
    done="Nota emitida. Avisamos quem solicitou."
    submitLabel="Emitir nota"
  >
    <HowIssued check={check} places={places} invoice={invoice} />
    {check.bar && <Barred bar={check.bar} help="Por que a nota é emitida mesmo assim. Fica no histórico dela." />}
    <CityPageSheet invoice={invoice} check={check} />
    <OfficialFiles />
    <TextField name="number" span={3} />
    <DateField name="issue_date" span={3} />
    <TextField name="verification_code" />
    <TextField name="access_key" help="50 caracteres, só no emissor nacional." />
  </FormDialogBody>
);

type Files = { xml?: File; pdf?: File };

/** Issues first, for only an issued note takes official files; one that does not arrive then takes nothing back. */
const withFiles = <Input extends { id: number }>(
  issue: MutationLike<InvoiceDetail, Input>,
  attach: MutationLike<InvoiceDetail, AttachInput>,
): MutationLike<InvoiceDetail, Input & Files> => ({
  ...issue,
  mutationFn: async ({ xml, pdf, ...input }, context) => {
    if (!issue.mutationFn || !attach.mutationFn) throw new Error('a mutation without a function');
    let answer = await issue.mutationFn(input as unknown as Input, context);
    try {
      for (const file of [xml, pdf]) if (file) answer = await attach.mutationFn({ id: input.id, file }, context);
    } catch {
      toast.warning('A nota foi emitida, mas um arquivo não foi guardado. Use Anexar NFS-e oficial na nota.');
    }
    return answer;
  },
});
