import { dutyShiftQueries } from '@esteto/api-client/duty/duty-shift';
import { ownRequestMutations, ownRequestQueries } from '@esteto/api-client/duty/own-request';
import type { OwnShift } from '@esteto/contract/duty/duty-shift';
import { LONGEST_SCHEDULE } from '@esteto/domain/duty/duty-shift/duty-shift-form';
import { dutyShiftMachine } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { counterForm } from '@esteto/domain/duty/shift-request/shift-request-form';
import { addDays } from '@esteto/domain/shared/date/date';
import { shiftWhen, shiftWhere } from '@esteto/features/duty/shift/shift-place';
import { ListSelectField } from '@esteto/ui/components/field/choice/list-select-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { partOf } from '@esteto/ui/system/query/part-of';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { path } from '../../../path.ts';
import { mayCounter } from './own-part.ts';

/** Something else instead: another shift of one's own, or a difference in money. */
export default function CounterRequestDialog() {
  const id = Number(useParams().requestId);
  const record = partOf(ownRequestQueries.detail({ ...useCompanyScope(), id }), (request) => ({ request, version: request.version }));
  return (
    <FormDialog
      title="Contraproposta"
      subtitle={(row) => row && `${row.request.requester_name} responde se aceita.`}
      id={id}
      schema={counterForm}
      startsFrom={record}
      refuse={({ request }) => (mayCounter(request) ? null : { why: 'Esta solicitação não espera uma contraproposta sua.' })}
      mutation={ownRequestMutations.counter}
      done="Contraproposta enviada."
      submitLabel="Enviar contraproposta"
      parent={path('/app/docplantao/minhas-solicitacoes/:requestId/detalhes', { requestId: id })}
    >
      {(row) => (
        <>
          {row?.request.type === 'swap' && <OwnShiftField group_id={row.request.group_id} />}
          <MoneyField name="value_difference" help="O Esteto registra o combinado; o pagamento é entre vocês." />
          <TextAreaField name="justification" />
        </>
      )}
    </FormDialog>
  );
}

/** A shift of one's own in the same group, which may be given for another. */
const OwnShiftField = ({ group_id }: { group_id: number }) => {
  const scope = useCompanyScope();
  const from = today();
  const theirs = (shifts: OwnShift[]): OwnShift[] =>
    shifts.filter(
      (shift) => shift.group_id === group_id && dutyShiftMachine.legalActions(shift.status, 'professional').includes('ask_swap'),
    );
  return (
    <ListSelectField
      name="to_shift_id"
      list={{ ...dutyShiftQueries.own({ ...scope, from, to: addDays(from, LONGEST_SCHEDULE - 1), mine: true }), select: theirs }}
      toOption={(shift) => ({ value: shift.id, label: shiftWhen(shift), detail: shiftWhere(shift) })}
      failed="Não foi possível carregar os seus plantões."
      placeholder="O mesmo plantão"
    />
  );
};
