import { companyStatementMutations } from '@esteto/api-client/company-statement';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyStatements } from '@esteto/contract/access';
import type { CompanyStatement } from '@esteto/contract/company-statement';
import {
  STATEMENT_MOVES,
  type StatementMove,
  type StatementReasonForm,
  statementReasonForm,
} from '@esteto/domain/statement/statement-form';
import { statementMachine } from '@esteto/domain/statement/statement-life';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

type Asked = { statement: CompanyStatement; company: string; action: StatementMove };

/** What may be done to the statement of a month: at once, or after a question why, which stands in `question`. */
export const useStatementMoves = (): { movesOf: (statement: CompanyStatement, company: string) => MenuItem[]; question: ReactNode } => {
  const canEdit = useCan(companyStatements.edit);
  const [asked, setAsked] = useState<Asked | null>(null);
  const tellFailure = useTellFailure();
  const { mutateAsync: send } = useMutation(companyStatementMutations.move);

  const move = (statement: CompanyStatement, company: string, action: StatementMove) => {
    if ('asks_reason' in statementMachine.actions[action]) return setAsked({ statement, company, action });
    const { id, version } = statement;
    void send({ id, body: { action, reason: null, version } }).then(() => toast.success('Extrato conferido.'), tellFailure);
  };

  const movesOf = (statement: CompanyStatement, company: string): MenuItem[] => {
    const legal = statementMachine.legalActions(statement.status, 'staff');
    return (canEdit ? STATEMENT_MOVES : [])
      .filter((action) => legal.includes(action))
      .map((action) => ({ label: statementMachine.actions[action].label, onSelect: () => move(statement, company, action) }));
  };

  return { movesOf, question: asked && <Reason {...asked} onClose={() => setAsked(null)} /> };
};

const Reason = ({ statement: { id, version, account }, company, action, onClose }: Asked & { onClose: () => void }) => {
  const { mutateAsync: send } = useMutation(companyStatementMutations.move);
  const { label } = statementMachine.actions[action];
  return (
    <FormOver
      form={{
        title: label,
        subtitle: `${company}, ${account}`,
        schema: statementReasonForm,
        mutation: { mutationFn: ({ body: { reason } }: { body: StatementReasonForm }) => send({ id, body: { action, reason, version } }) },
        done: 'Situação alterada.',
        submitLabel: label,
        children: <TextAreaField name="reason" help={action === 'mark_incomplete' ? 'O cliente lê isto.' : undefined} />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
