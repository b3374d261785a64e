import { incomeTaxAuditPointMutations } from '@esteto/api-client/tax/income-tax-audit-point';
import type { AuditPoint } from '@esteto/contract/tax/income-tax-record';
import { auditAnswerForm } from '@esteto/domain/tax/income-tax/audit-point-form';
import { auditAnswerLabel } from '@esteto/domain/tax/income-tax/audit-point-life';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useParams } from 'react-router';
import { pointQuery, pointRefusal } from './point-query.ts';
import { detailsPath } from './return-paths.ts';

/** How a point was met: as the team meant to, today, unless told otherwise. */
export default function SettleAuditPointDialog() {
  const params = useParams();
  const [irpfId, id] = [Number(params.irpfId), Number(params.pointId)];
  return (
    <FormDialog
      title="Como foi resolvido"
      subtitle={(row) => row?.point.title}
      size="sm"
      id={id}
      schema={ANSWER}
      startsFrom={pointQuery(irpfId, id, answerOf)}
      refuse={pointRefusal}
      mutation={incomeTaxAuditPointMutations.settle}
      done={(_answer, row) => `${row?.point.title}: resolvido.`}
      submitLabel="Encerrar o ponto"
      cancelLabel="Voltar"
      parent={detailsPath(irpfId)}
    >
      <SelectField name="action" options={auditAnswerLabel} />
      <DateField name="answered_on" span={3} />
      <TextField name="protocol" span={3} />
    </FormDialog>
  );
}

const ANSWER = auditAnswerForm.omit(['version']);

const answerOf = ({ version, plan }: AuditPoint) => ({ version, action: plan, answered_on: today() });
