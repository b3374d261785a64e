import { incomeTaxQueries } from '@esteto/api-client/tax/income-tax';
import { incomeTaxAuditPointMutations } from '@esteto/api-client/tax/income-tax-audit-point';
import type { IncomeTaxDetail } from '@esteto/contract/tax/income-tax';
import { auditPointForm } from '@esteto/domain/tax/income-tax/audit-point-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useParams } from 'react-router';
import { isHeld } from './is-held.ts';
import { PointFields, WHO_READS } from './point-fields.tsx';
import { detailsPath } from './return-paths.ts';

type Asked = Pick<IncomeTaxDetail, 'status'>;

/** One more thing that the tax office points out in a return that it holds. */
export default function CreateAuditPointDialog() {
  const id = Number(useParams().irpfId);
  const incomeTax: PartOfQuery<Asked> = { ...incomeTaxQueries.detail({ id }), select: askedOf };
  return (
    <FormDialog
      title="Ponto da malha fina"
      subtitle={WHO_READS}
      id={id}
      schema={auditPointForm}
      startsFrom={incomeTax}
      refuse={(row) => (isHeld(row) ? null : { why: 'Só uma declaração em malha fina tem pontos a resolver.' })}
      mutation={incomeTaxAuditPointMutations.add}
      done="Ponto salvo."
      submitLabel="Salvar o ponto"
      parent={detailsPath(id)}
    >
      <PointFields />
    </FormDialog>
  );
}

/** The point is a new one: the version of the return does not travel with it. */
const askedOf = ({ status }: IncomeTaxDetail): Asked => ({ status });
