import { professionalQueries } from '@esteto/api-client/duty/professional';
import { shiftRequestMutations, shiftRequestQueries } from '@esteto/api-client/duty/shift-request';
import type { ProfessionalRow } from '@esteto/contract/duty/professional';
import type { shiftRequest } from '@esteto/contract/duty/shift-request';
import type { InputOf } from '@esteto/contract/endpoint';
import { grantedDayOffForm } from '@esteto/domain/duty/shift-request/shift-request-form';
import { ListSelectField } from '@esteto/ui/components/field/choice/list-select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { professionalOption } from '../../../features/grupo/professional-option.ts';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { FreedShifts } from './freed-shifts.tsx';

/** A day off of somebody who called instead of asking here: what it leaves open is shown before it is given. */
export default function GrantDayOffDialog() {
  const scope = useGroupScope();
  const client = useQueryClient();
  const freedBy = async ({ professional_id, starts_on, ends_on }: InputOf<typeof shiftRequest.grantDayOff>['body']) => {
    const freed = await client.query({ ...shiftRequestQueries.freed({ ...scope, professional_id, starts_on, ends_on }), staleTime: 0 });
    return freed.length === 0 ? null : <FreedShifts shifts={freed} />;
  };
  return (
    <FormDialog
      title="Dar folga"
      subtitle="O profissional é avisado, e ninguém o escala nestes dias."
      schema={grantedDayOffForm}
      mutation={shiftRequestMutations.grantDayOff}
      effects={freedBy}
      done="Folga dada."
      submitLabel="Dar folga"
    >
      <ListSelectField
        name="professional_id"
        list={{ ...professionalQueries.list(scope), select: approved }}
        toOption={professionalOption}
        failed="Não foi possível carregar os profissionais."
        autoFocus
      />
      <DateField name="starts_on" span={3} />
      <DateField name="ends_on" span={3} />
      <TextAreaField name="justification" />
    </FormDialog>
  );
}

const approved = (rows: ProfessionalRow[]): ProfessionalRow[] => rows.filter(({ status }) => status === 'approved');
