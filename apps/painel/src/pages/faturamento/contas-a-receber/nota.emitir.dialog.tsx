import { receivableMutations, receivableQueries } from '@esteto/api-client/receivable';
import { invoiceIssueForm } from '@esteto/domain/invoice/invoice-form';
import { formatMoney } from '@esteto/domain/shared/money';
import { DateField } from '@esteto/ui/field/date-field.tsx';
import { TextField } from '@esteto/ui/field/text-field.tsx';
import { FormDialog } from '@esteto/ui/form/form-dialog.tsx';
import { today } from '@esteto/ui/today/today';
import { useParams } from 'react-router';

/** By hand: the note was issued in the city's own emitter, and its number and code are copied here. */
export default function IssueInvoiceDialog() {
  return (
    <FormDialog
      title={(invoice) => (invoice ? `Emitir nota · ${invoice.client.name}` : 'Emitir nota')}
      subtitle={(invoice) => invoice && `${invoice.company.name} · valor líquido ${formatMoney(invoice.net_amount)}`}
      id={Number(useParams().accountId)}
      schema={invoiceIssueForm}
      initial={{ issue_date: today() }}
      record={receivableQueries.detail}
      mutation={receivableMutations.issue}
      done="Nota emitida. Avisamos quem solicitou."
      submitLabel="Emitir nota"
    >
      <TextField name="number" span={3} autoFocus />
      <DateField name="issue_date" span={3} />
      <TextField name="verification_code" />
      <TextField name="access_key" help="50 caracteres, só no emissor nacional." />
    </FormDialog>
  );
}
