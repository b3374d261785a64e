import { monthlyObligationMutations } from '@esteto/api-client/month/monthly-obligation';
import { useCan } from '@esteto/auth/can/can.tsx';
import { monthlyObligations } from '@esteto/contract/access';
import type { MonthlyObligationDetail } from '@esteto/contract/month/monthly-obligation';
import { obligationReasonForm } from '@esteto/domain/month/monthly-obligation/monthly-obligation-form';
import {
  monthlyObligationMachine,
  monthlyObligationStatusLabel,
  OBLIGATION_MOVES,
  type ObligationMove,
} from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { useMoves } from '@esteto/ui/patterns/form/use-moves.tsx';
import { useMutation } from '@tanstack/react-query';
import { obligationTitle } from './obligation-title.ts';

/** What may be done to move an obligation on. */
export const useObligationMoves = () => {
  const canEdit = useCan(monthlyObligations.edit);
  const { mutateAsync: send } = useMutation(monthlyObligationMutations.move);
  return useMoves({
    machine: monthlyObligationMachine,
    by: 'staff',
    moves: canEdit ? OBLIGATION_MOVES : [],
    send,
    done,
    question: (obligation: MonthlyObligationDetail, action: ObligationMove) => ({
      title: `${monthlyObligationMachine.actions[action].label} a obrigação`,
      subtitle: obligationTitle(obligation),
    }),
    reason: obligationReasonForm,
  });
};

const done = ({ status }: MonthlyObligationDetail, action: ObligationMove): string => {
  if (action === 'reopen') return 'Obrigação reaberta.';
  if (action === 'waive') return 'Obrigação dispensada.';
  const step = monthlyObligationMachine.transition(status, action);
  return `A obrigação passou a "${step.ok ? monthlyObligationStatusLabel[step.to] : ''}".`;
};
