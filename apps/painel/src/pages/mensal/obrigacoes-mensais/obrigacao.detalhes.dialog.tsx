import { monthlyObligationMutations, monthlyObligationQueries } from '@esteto/api-client/month/monthly-obligation';
import { useCan } from '@esteto/auth/can/can.tsx';
import { monthlyObligations, obligationComments } from '@esteto/contract/access';
import type { MonthlyObligationDetail } from '@esteto/contract/month/monthly-obligation';
import { obligationOfKey } from '@esteto/domain/law/obligation/obligation-rules';
import { monthlyObligationForm, obligationReasonForm } from '@esteto/domain/month/monthly-obligation/monthly-obligation-form';
import {
  isOpenObligation,
  monthlyObligationMachine,
  monthlyObligationStatusLabel,
  monthlyObligationStatusTone,
  OBLIGATION_MOVES,
  type ObligationMove,
} from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { guideRefusal } from '@esteto/domain/month/monthly-obligation/obligation-guide';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { MoreActions } from '@esteto/ui/components/menu/more-actions.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { useMoves } from '@esteto/ui/patterns/form/use-moves.tsx';
import { useMutation } from '@tanstack/react-query';
import { CheckCheck, History, Paperclip, Pencil } from 'lucide-react';
import { useLocation, useParams } from 'react-router';
import { TeamComments } from '../../../features/comentarios/team-comments.tsx';
import { AnalystField } from '../../../features/empresa/analyst-field.tsx';
import { path } from '../../../path.ts';
import { ObligationFacts } from './obligation-facts.tsx';
import { titleOfCompany } from './title-of-company.ts';

/** An obligation by itself: why it is due when, what became of it, and what may be done. */
export default function MonthlyObligationDetailsDialog() {
  const id = Number(useParams().monthlyObligationId);
  const canEdit = useCan(monthlyObligations.edit);
  const { movesOf, question } = useObligationMoves();
  const { search } = useLocation();
  return (
    <>
      <RecordDialog
        noun="Obrigação"
        query={monthlyObligationQueries.detail({ id })}
        title={titleOfCompany}
        subtitle={({ status, rule_key }) => (
          <>
            <StatusBadge status={{ label: monthlyObligationStatusLabel[status], tone: monthlyObligationStatusTone[status] }} />{' '}
            {rule_key ? obligationOfKey(rule_key).name : 'Regra do escritório'}
          </>
        )}
        form={
          canEdit
            ? {
                id,
                schema: monthlyObligationForm,
                mutation: monthlyObligationMutations.update,
                done: 'Obrigação alterada.',
                children: (obligation) => (
                  <>
                    <AnalystField selected={obligation} span={3} />
                    <MoneyField name="amount" span={3} />
                    <TextAreaField name="observations" />
                  </>
                ),
              }
            : undefined
        }
        footer={(obligation, edit) => (
          <>
            <MoreActions
              items={[
                ...movesOf(obligation),
                {
                  label: 'Arquivos',
                  icon: Paperclip,
                  to: path('/painel/mensal/obrigacoes-mensais/obrigacao/:monthlyObligationId/arquivos', { monthlyObligationId: id }),
                },
                {
                  label: 'Histórico',
                  icon: History,
                  to: path('/painel/mensal/obrigacoes-mensais/obrigacao/:monthlyObligationId/historico', { monthlyObligationId: id }),
                },
                ...(canEdit ? [{ label: 'Editar', icon: Pencil, onSelect: edit }] : []),
              ]}
            />
            {canEdit && isOpenObligation(obligation.status) && (
              <ButtonLink
                icon={CheckCheck}
                to={path('/painel/mensal/obrigacoes-mensais/obrigacao/:monthlyObligationId/entrega', { monthlyObligationId: id }) + search}
              >
                Registrar entrega
              </ButtonLink>
            )}
          </>
        )}
      >
        {(obligation) => (
          <>
            <ObligationFacts obligation={obligation} />
            <TeamComments id={id} who={obligationComments} queries={monthlyObligationQueries} mutations={monthlyObligationMutations} />
          </>
        )}
      </RecordDialog>
      {question}
    </>
  );
}

/** What may be done to move an obligation on. */
const useObligationMoves = () => {
  const canEdit = useCan(monthlyObligations.edit);
  const { mutateAsync: send } = useMutation(monthlyObligationMutations.move);
  return useMoves({
    machine: monthlyObligationMachine,
    by: 'staff',
    moves: canEdit ? OBLIGATION_MOVES : [],
    mayMove: (obligation, action) => guideRefusal(obligation, action) === null,
    send,
    done,
    question: (obligation: MonthlyObligationDetail, action: ObligationMove) => ({
      title: `${monthlyObligationMachine.actions[action].label} a obrigação`,
      subtitle: titleOfCompany(obligation),
    }),
    reason: obligationReasonForm,
    record: ({ id }) => monthlyObligationQueries.detail({ id }),
  });
};

const done = ({ status }: MonthlyObligationDetail, action: ObligationMove): string => {
  if (action === 'reopen') return 'Obrigação reaberta.';
  if (action === 'waive') return 'Obrigação dispensada.';
  const step = monthlyObligationMachine.transition(status, action);
  return `A obrigação passou a "${step.ok ? monthlyObligationStatusLabel[step.to] : ''}".`;
};
