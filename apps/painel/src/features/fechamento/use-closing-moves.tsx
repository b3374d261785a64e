import { closingMutations, closingQueries } from '@esteto/api-client/month/closing';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyClosings } from '@esteto/contract/access';
import type { ClosingRow } from '@esteto/contract/month/closing';
import { CLOSING_MOVES, type ClosingMove, closingReasonForm } from '@esteto/domain/month/closing/closing-form';
import { closingMachine, closingStatusLabel } from '@esteto/domain/month/closing/closing-life';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { useMoves } from '@esteto/ui/patterns/form/use-moves.tsx';
import { useMutation } from '@tanstack/react-query';

/** `sent`: what people were sent of the month, where it is known. */
type Moved = Pick<ClosingRow, 'id' | 'version' | 'status' | 'company_name' | 'month'> & { sent?: readonly string[] };

/** What may be done to move a closing on. */
export const useClosingMoves = () => {
  const canEdit = useCan(companyClosings.edit);
  const { mutateAsync: send } = useMutation(closingMutations.move);
  return useMoves({
    machine: closingMachine,
    by: 'staff',
    moves: canEdit ? CLOSING_MOVES : [],
    send,
    done,
    question: ({ company_name, month, sent = [] }: Moved, action: ClosingMove) => ({
      title: `${closingMachine.actions[action].label} o fechamento`,
      subtitle: `${company_name}, ${formatCompetenceLong(month)}`,
      ...(action === 'reopen' && sent.length > 0 && { help: `Já saiu deste mês: ${sent.join(' ')}` }),
    }),
    reason: closingReasonForm,
    record: ({ id }) => closingQueries.detail({ id }),
  });
};

/** What it has become; a move that asks why is only told to be done. */
const done = ({ status }: Moved, action: ClosingMove): string => {
  const step = closingMachine.transition(status, action);
  return step.ok ? `O fechamento passou a "${closingStatusLabel[step.to]}".` : 'Situação alterada.';
};
