import { closingMutations, closingQueries } from '@esteto/api-client/month/closing';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyClosings } from '@esteto/contract/access';
import type { ClosingDetail } from '@esteto/contract/month/closing';
import {
  CLOSING_MOVES,
  type CloseForm,
  type ClosingMove,
  closeForm,
  closingForm,
  closingReasonForm,
} from '@esteto/domain/month/closing/closing-form';
import { closingMachine, closingStatusLabel } from '@esteto/domain/month/closing/closing-life';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { MoreActions } from '@esteto/ui/components/menu/more-actions.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { useMoves } from '@esteto/ui/patterns/form/use-moves.tsx';
import { useMutation } from '@tanstack/react-query';
import { History, Lock, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { AnalystField } from '../../../features/empresa/analyst-field.tsx';
import { path } from '../../../path.ts';
import { ClosingFacts } from './closing-facts.tsx';
import { ClosingStanding } from './closing-standing.tsx';

/** A month of a company by itself: what was looked at, what it comes to, and what may be done. */
export default function ClosingDetailsDialog() {
  const id = Number(useParams().closingId);
  const canEdit = useCan(companyClosings.edit);
  const { movesOf, question } = useClosingMoves();
  const [closed, setClosed] = useState<ClosingDetail | null>(null);
  return (
    <>
      <RecordDialog
        noun="Fechamento"
        query={closingQueries.detail({ id })}
        title={({ company_name }) => company_name}
        subtitle={(closing) => (
          <>
            <ClosingStanding {...closing} /> {formatCompetenceLong(closing.month)}
          </>
        )}
        form={
          canEdit
            ? {
                id,
                schema: closingForm,
                mutation: closingMutations.update,
                done: 'Fechamento alterado.',
                children: (closing) => (
                  <>
                    <MoneyField name="das_official" span={3} />
                    <AnalystField selected={closing} span={3} />
                    <TextAreaField name="observations" />
                  </>
                ),
              }
            : undefined
        }
        footer={(closing, edit) => (
          <>
            <MoreActions
              items={[
                ...movesOf(closing),
                {
                  label: 'Histórico',
                  icon: History,
                  to: path('/painel/mensal/fechados/fechamento/:closingId/historico', { closingId: id }),
                },
                ...(canEdit && closing.status !== 'closed' ? [{ label: 'Editar', icon: Pencil, onSelect: edit }] : []),
              ]}
            />
            {canEdit && mayCloseNow(closing) && (
              <Button icon={Lock} onClick={() => setClosed(closing)}>
                Fechar mês
              </Button>
            )}
          </>
        )}
      >
        {(closing) => <ClosingFacts closing={closing} />}
      </RecordDialog>
      {question}
      {closed && <CloseClosing closing={closed} onClose={() => setClosed(null)} />}
    </>
  );
}

/** Nothing blocks it; over alerts it is in review. Who sent it there is the server's to say. */
const mayCloseNow = ({ status, result }: ClosingDetail): boolean =>
  closingMachine.legalActions(status, 'staff').includes('close') && (result === 'ok' || (result === 'alert' && status === 'in_review'));

/** The month is closed as it stands; over alerts with the reason. */
const CloseClosing = ({ closing, onClose }: { closing: ClosingDetail; onClose: () => void }) => {
  const { id, version, company_name, month, checks, result } = closing;
  const { mutateAsync: close } = useMutation(closingMutations.close);
  const alerts = checks.filter((check) => check.result === 'alert').map(({ words }) => words);
  return (
    <FormOver
      form={{
        title: `Fechar ${formatCompetenceLong(month)}`,
        subtitle:
          result === 'alert'
            ? `${company_name}. Alertas: ${alerts.join('; ')}.`
            : `${company_name}: tudo passa, e os números ficam como estão.`,
        schema: closeForm,
        mutation: { mutationFn: ({ body: { reason } }: { body: CloseForm }) => close({ id, body: { reason, version } }) },
        done: 'Mês fechado.',
        submitLabel: 'Fechar mês',
        children: result === 'alert' ? <TextAreaField name="reason" /> : null,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

/** What may be done to move a closing on. */
const useClosingMoves = () => {
  const canEdit = useCan(companyClosings.edit);
  const { mutateAsync: send } = useMutation(closingMutations.move);
  return useMoves({
    machine: closingMachine,
    by: 'staff',
    moves: canEdit ? CLOSING_MOVES : [],
    send,
    done,
    question: ({ company_name, month, sent }: ClosingDetail, action: ClosingMove) => ({
      title: `${closingMachine.actions[action].label} o fechamento`,
      subtitle: `${company_name}, ${formatCompetenceLong(month)}`,
      ...(action === 'reopen' && sent.length > 0 && { help: `Já saiu deste mês: ${sent.join(' ')}` }),
    }),
    reason: closingReasonForm,
    record: ({ id }) => closingQueries.detail({ id }),
  });
};

/** What it has become; a move that asks why is only told to be done. */
const done = ({ status }: ClosingDetail, action: ClosingMove): string => {
  const step = closingMachine.transition(status, action);
  return step.ok ? `O fechamento passou a "${closingStatusLabel[step.to]}".` : 'Situação alterada.';
};
