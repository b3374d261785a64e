import { incomeTaxMutations, incomeTaxQueries } from '@esteto/api-client/tax/income-tax';
import type { IncomeTaxDetail } from '@esteto/contract/tax/income-tax';
import { incomeTaxItemForm } from '@esteto/domain/tax/income-tax/income-tax-form';
import { isBeingMade } from '@esteto/domain/tax/income-tax/income-tax-life';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useParams } from 'react-router';
import { detailsPath } from './return-paths.ts';

type Asked = Pick<IncomeTaxDetail, 'status' | 'user_name'>;

/** One more document that a return asks for. */
export default function AskReturnDocumentDialog() {
  const id = Number(useParams().irpfId);
  const incomeTax: PartOfQuery<Asked> = { ...incomeTaxQueries.detail({ id }), select: askedOf };
  return (
    <FormDialog
      title="Pedir mais um documento"
      subtitle={(row) => row?.user_name}
      size="sm"
      id={id}
      schema={incomeTaxItemForm}
      startsFrom={incomeTax}
      refuse={({ status }) => (isBeingMade(status) ? null : { why: 'Esta declaração não está mais sendo feita.' })}
      mutation={incomeTaxMutations.addItem}
      done="Documento pedido."
      submitLabel="Pedir documento"
      parent={detailsPath(id)}
    >
      <TextField name="section" />
      <TextField name="title" />
      <TextField name="source" />
    </FormDialog>
  );
}

/** The document is a new one: the version of the return does not travel with it. */
const askedOf = ({ status, user_name }: IncomeTaxDetail): Asked => ({ status, user_name });
