import { incomeTaxMutations, incomeTaxQueries } from '@esteto/api-client/tax/income-tax';
import { useCan } from '@esteto/auth/can/can.tsx';
import { incomeTaxes } from '@esteto/contract/access';
import type { IncomeTaxRow } from '@esteto/contract/tax/income-tax';
import { longText, object } from '@esteto/domain/shared/schema/fields';
import { STAFF_MOVES, type StaffMove } from '@esteto/domain/tax/income-tax/income-tax-form';
import { incomeTaxMachine } from '@esteto/domain/tax/income-tax/income-tax-life';
import { useMoves } from '@esteto/ui/patterns/form/use-moves.tsx';
import { useMutation } from '@tanstack/react-query';

export type MovedReturn = Pick<IncomeTaxRow, 'id' | 'version' | 'status' | 'user_name' | 'exercise_year'>;

/** What the team may do to move a return on: at once, or after a question why, which stands in `question`. */
export const useIncomeTaxMoves = () => {
  const canEdit = useCan(incomeTaxes.edit);
  const { mutateAsync: send } = useMutation(incomeTaxMutations.move);
  const moves = useMoves({
    machine: incomeTaxMachine,
    by: 'staff',
    moves: canEdit ? STAFF_MOVES : [],
    send,
    done: ({ user_name }: MovedReturn, action: StaffMove) => `${user_name}: ${incomeTaxMachine.actions[action].label.toLowerCase()}.`,
    question: ({ user_name, exercise_year }: MovedReturn, action: StaffMove) => ({
      title: incomeTaxMachine.actions[action].label,
      subtitle: `${user_name}, IRPF ${exercise_year}`,
      size: 'sm',
      ...((action === 'audit' || action === 'take_back') && { help: 'O médico lê este motivo.' }),
    }),
    reason: REASON,
    record: ({ id }) => incomeTaxQueries.detail({ id }),
  });
  return { canEdit, ...moves };
};

const REASON = object({ reason: longText('Motivo').max(500).required() });
