import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { receivableRequestForm } from '@esteto/domain/billing/invoice/invoice-form';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { MutationLike, QueryLike } from '@esteto/ui/system/query/query-like';
import type { Chosen } from './chosen-query.ts';
import { type CreateQueries, InvoiceCreateFields } from './invoice-create-fields.tsx';

type CreateInvoiceProps<Input> = {
  /** Who is chosen before the person chooses. */
  chosen: QueryLike<Chosen>;
  queries: CreateQueries;
  create: MutationLike<InvoiceDetail, Input>;
};

/** Asks for an invoice in a company's name. */
export const CreateInvoice = <Input,>({ chosen, queries, create }: CreateInvoiceProps<Input>) => (
  <FormDialog
    title="Solicitar nota"
    subtitle="Em nome da empresa, que vê o pedido entre as suas notas."
    size="lg"
    schema={receivableRequestForm}
    initial={{ competence: competenceOf(today()) }}
    startsFrom={chosen}
    mutation={create}
    done={({ client }) => `Nota para ${client.name} solicitada.`}
    submitLabel="Solicitar nota"
  >
    {(start) => <InvoiceCreateFields chosen={start} queries={queries} />}
  </FormDialog>
);
