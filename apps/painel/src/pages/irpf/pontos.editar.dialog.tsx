import { incomeTaxAuditPointMutations } from '@esteto/api-client/tax/income-tax-audit-point';
import type { AuditPoint } from '@esteto/contract/tax/income-tax-record';
import { auditPointForm } from '@esteto/domain/tax/income-tax/audit-point-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { PointFields, WHO_READS } from './point-fields.tsx';
import { pointQuery, pointRefusal } from './point-query.ts';
import { detailsPath } from './return-paths.ts';

/** A point that is open, to be mended. */
export default function EditAuditPointDialog() {
  const params = useParams();
  const [irpfId, id] = [Number(params.irpfId), Number(params.pointId)];
  return (
    <FormDialog
      title="Alterar o ponto"
      subtitle={WHO_READS}
      id={id}
      schema={auditPointForm}
      startsFrom={pointQuery(irpfId, id, asItIs)}
      refuse={pointRefusal}
      mutation={incomeTaxAuditPointMutations.edit}
      done="Ponto salvo."
      submitLabel="Salvar o ponto"
      parent={detailsPath(irpfId)}
    >
      <PointFields />
    </FormDialog>
  );
}

const asItIs = (point: AuditPoint): AuditPoint => point;
