import { accreditationMutations } from '@esteto/api-client/duty/accreditation';
import { approvalForm } from '@esteto/domain/duty/accreditation/accreditation-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { path } from '../../../path.ts';
import { decisionQuery } from './decision-query.ts';
import { EVERYWHERE, UnitChoice } from './unit-choice.tsx';

/** Where somebody works, without a new decision. */
export default function AccreditationUnitsDialog() {
  const id = Number(useParams().accreditationId);
  return (
    <FormDialog
      title={(row) => (row ? `Unidades de ${row.professional_name}` : 'Unidades')}
      id={id}
      schema={WHERE}
      startsFrom={decisionQuery({ ...useGroupScope(), id })}
      refuse={({ status }) => (status === 'approved' ? null : { why: 'Só quem está credenciado tem unidades a mudar.' })}
      mutation={accreditationMutations.setUnits}
      done="Unidades salvas."
      submitLabel="Salvar unidades"
      parent={path('/gestao/profissionais/credenciamento/:accreditationId/analise', { accreditationId: id })}
    >
      <UnitChoice help={EVERYWHERE} />
    </FormDialog>
  );
}

const WHERE = approvalForm.pick(['unit_ids']);
