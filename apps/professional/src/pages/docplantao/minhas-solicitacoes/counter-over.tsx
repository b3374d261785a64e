import { dutyShiftQueries } from '@esteto/api-client/duty/duty-shift';
import { ownRequestMutations } from '@esteto/api-client/duty/own-request';
import type { OwnShift } from '@esteto/contract/duty/duty-shift';
import type { OwnRequestRecord } from '@esteto/contract/duty/own-request';
import { LONGEST_SCHEDULE } from '@esteto/domain/duty/duty-shift/duty-shift-form';
import { dutyShiftMachine } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { type CounterForm, counterForm } from '@esteto/domain/duty/shift-request/shift-request-form';
import { addDays } from '@esteto/domain/shared/date/date';
import { shiftWhen, shiftWhere } from '@esteto/features/duty/shift/shift-place';
import { ListSelectField } from '@esteto/ui/components/field/choice/list-select-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** Something else instead: another shift of one's own, or a difference in money. */
export const CounterOver = ({ record, onClose }: { record: OwnRequestRecord; onClose: () => void }) => {
  const scope = useCompanyScope();
  const { mutateAsync: counter } = useMutation(ownRequestMutations.counter);
  const { id, version, type, group_id } = record;
  const from = today();
  const theirs = (shifts: OwnShift[]): OwnShift[] =>
    shifts.filter(
      (shift) => shift.group_id === group_id && dutyShiftMachine.legalActions(shift.status, 'professional').includes('ask_swap'),
    );
  return (
    <FormOver
      form={{
        title: 'Contraproposta',
        subtitle: `${record.requester_name} responde se aceita.`,
        submitLabel: 'Enviar contraproposta',
        done: 'Contraproposta enviada.',
        schema: counterForm,
        mutation: {
          mutationFn: ({ body, idempotency_key }: { body: CounterForm; idempotency_key: string }) =>
            counter({ ...scope, id, body: { ...body, version }, idempotency_key }),
        },
        children: (
          <>
            {type === 'swap' && (
              <ListSelectField
                name="to_shift_id"
                list={{
                  ...dutyShiftQueries.own({ ...scope, from, to: addDays(from, LONGEST_SCHEDULE - 1), mine: true }),
                  select: theirs,
                }}
                toOption={(shift) => ({ value: shift.id, label: shiftWhen(shift), detail: shiftWhere(shift) })}
                failed="Não foi possível carregar os seus plantões."
                placeholder="O mesmo plantão"
              />
            )}
            <MoneyField name="value_difference" help="O Esteto registra o combinado; o pagamento é entre vocês." />
            <TextAreaField name="justification" />
          </>
        ),
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
