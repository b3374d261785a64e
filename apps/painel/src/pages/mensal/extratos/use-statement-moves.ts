import { companyStatementMutations } from '@esteto/api-client/month/company-statement';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyStatements } from '@esteto/contract/access';
import type { CompanyStatement } from '@esteto/contract/month/company-statement';
import { STATEMENT_MOVES, type StatementMove, statementReasonForm } from '@esteto/domain/month/statement/statement-form';
import { statementMachine } from '@esteto/domain/month/statement/statement-life';
import { useMoves } from '@esteto/ui/patterns/form/use-moves.tsx';
import { useMutation } from '@tanstack/react-query';

/** What may be done to the statement of a month; `company` is the name of whose it is. */
export const useStatementMoves = (company: string) => {
  const canEdit = useCan(companyStatements.edit);
  const { mutateAsync: send } = useMutation(companyStatementMutations.move);
  return useMoves({
    machine: statementMachine,
    by: 'staff',
    moves: canEdit ? STATEMENT_MOVES : [],
    send,
    done: (_statement: CompanyStatement, action: StatementMove) => (action === 'conclude' ? 'Extrato conferido.' : 'Situação alterada.'),
    question: ({ account }: CompanyStatement, action: StatementMove) => ({
      title: statementMachine.actions[action].label,
      subtitle: `${company}, ${account}`,
      help: action === 'mark_incomplete' ? 'O cliente lê isto.' : undefined,
    }),
    reason: statementReasonForm,
  });
};
