import { accreditationMutations } from '@esteto/api-client/duty/accreditation';
import { approvalForm } from '@esteto/domain/duty/accreditation/accreditation-form';
import { accreditationMachine } from '@esteto/domain/duty/accreditation/accreditation-life';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { path } from '../../../path.ts';
import { decisionQuery } from './decision-query.ts';
import { EVERYWHERE, UnitChoice } from './unit-choice.tsx';

/** Until when somebody is accredited, and where they work. */
export default function ApproveAccreditationDialog() {
  const id = Number(useParams().accreditationId);
  return (
    <FormDialog
      title={(row) => (row ? `Aprovar ${row.professional_name}` : 'Aprovar credenciamento')}
      subtitle="A partir de agora pode entrar nas escalas do grupo."
      id={id}
      schema={approvalForm}
      startsFrom={decisionQuery({ ...useGroupScope(), id })}
      refuse={({ status }) => {
        const move = accreditationMachine.transition(status, 'approve', { by: 'admin' });
        return move.ok ? null : { why: move.message };
      }}
      mutation={accreditationMutations.approve}
      done="Credenciamento aprovado."
      submitLabel="Aprovar credenciamento"
      parent={path('/gestao/profissionais/credenciamento/:accreditationId/analise', { accreditationId: id })}
    >
      <DateField name="valid_until" span={3} autoFocus />
      <UnitChoice help={EVERYWHERE} />
    </FormDialog>
  );
}
