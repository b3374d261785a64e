import type { AdminClientDetail } from '@esteto/contract/billing/client';
import { clientForm } from '@esteto/domain/billing/client/client-form';
import { ClientFields } from '@esteto/features/billing/client/client-fields.tsx';
import { AskedField } from '@esteto/ui/components/field/binding/asked-field';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { MutationLike, QueryFactory } from '@esteto/ui/system/query/query-like';

type ClientOfInvoiceProps<Input> = {
  id: number;
  /** The field that keeps the invoice from being issued; null where there is no one. */
  field: string | null;
  record: QueryFactory<{ id: number }, AdminClientDetail>;
  update: MutationLike<AdminClientDetail, Input>;
  /** Where it was opened. */
  parent?: string;
};

/** The client of an invoice, mended so that the invoice can be issued. */
export const ClientOfInvoice = <Input,>({ id, field, record, update, parent }: ClientOfInvoiceProps<Input>) => (
  <FormDialog
    title={(client) => client?.name ?? 'Tomador'}
    subtitle={(client) => client && `Tomador de ${client.company_name}. Vale também para as outras notas dele.`}
    size="lg"
    id={id}
    schema={clientForm}
    record={record}
    mutation={update}
    done="Tomador alterado."
    parent={parent}
  >
    <AskedField value={field}>
      <ClientFields />
    </AskedField>
  </FormDialog>
);
