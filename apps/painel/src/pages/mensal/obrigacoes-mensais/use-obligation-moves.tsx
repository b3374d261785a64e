import { monthlyObligationMutations } from '@esteto/api-client/monthly-obligation';
import { useCan } from '@esteto/auth/can/can.tsx';
import { monthlyObligations } from '@esteto/contract/access';
import type { MonthlyObligationDetail } from '@esteto/contract/monthly-obligation';
import { type ObligationReasonForm, obligationReasonForm } from '@esteto/domain/monthly-obligation/monthly-obligation-form';
import {
  monthlyObligationMachine,
  monthlyObligationStatusLabel,
  OBLIGATION_MOVES,
  type ObligationMove,
} from '@esteto/domain/monthly-obligation/monthly-obligation-life';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { obligationTitle } from './obligation-title.ts';

type Asked = { obligation: MonthlyObligationDetail; action: ObligationMove };

/** What may be done to move an obligation on: at once, or after a question why, which stands in `question`. */
export const useObligationMoves = (): { movesOf: (obligation: MonthlyObligationDetail) => MenuItem[]; question: ReactNode } => {
  const canEdit = useCan(monthlyObligations.edit);
  const [asked, setAsked] = useState<Asked | null>(null);
  const tellFailure = useTellFailure();
  const { mutateAsync: send } = useMutation(monthlyObligationMutations.move);

  const move = (obligation: MonthlyObligationDetail, action: ObligationMove) => {
    const { id, version, status } = obligation;
    if ('asks_reason' in monthlyObligationMachine.actions[action]) return setAsked({ obligation, action });
    const step = monthlyObligationMachine.transition(status, action);
    const becomes = step.ok ? monthlyObligationStatusLabel[step.to] : '';
    void send({ id, body: { action, reason: null, version } }).then(() => toast.success(`A obrigação passou a "${becomes}".`), tellFailure);
  };

  const movesOf = (obligation: MonthlyObligationDetail): MenuItem[] => {
    const legal = monthlyObligationMachine.legalActions(obligation.status, 'staff');
    return (canEdit ? OBLIGATION_MOVES : [])
      .filter((action) => legal.includes(action))
      .map((action) => ({ label: monthlyObligationMachine.actions[action].label, onSelect: () => move(obligation, action) }));
  };

  return { movesOf, question: asked && <Reason {...asked} onClose={() => setAsked(null)} /> };
};

const Reason = ({ obligation, action, onClose }: Asked & { onClose: () => void }) => {
  const { id, version } = obligation;
  const { mutateAsync: send } = useMutation(monthlyObligationMutations.move);
  const { label } = monthlyObligationMachine.actions[action];
  return (
    <FormOver
      form={{
        title: `${label} a obrigação`,
        subtitle: obligationTitle(obligation),
        schema: obligationReasonForm,
        mutation: { mutationFn: ({ body: { reason } }: { body: ObligationReasonForm }) => send({ id, body: { action, reason, version } }) },
        done: action === 'reopen' ? 'Obrigação reaberta.' : 'Obrigação dispensada.',
        submitLabel: label,
        children: <TextAreaField name="reason" />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
