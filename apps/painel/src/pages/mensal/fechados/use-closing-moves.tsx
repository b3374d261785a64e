import { closingMutations } from '@esteto/api-client/closing';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyClosings } from '@esteto/contract/access';
import type { ClosingDetail } from '@esteto/contract/closing';
import { CLOSING_MOVES, type ClosingMove, type ClosingReasonForm, closingReasonForm } from '@esteto/domain/closing/closing-form';
import { closingMachine, closingStatusLabel } from '@esteto/domain/closing/closing-life';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

type Asked = { closing: ClosingDetail; action: ClosingMove };

/** What may be done to move a closing on: at once, or after a question why, which stands in `question`. */
export const useClosingMoves = (): { movesOf: (closing: ClosingDetail) => MenuItem[]; question: ReactNode } => {
  const canEdit = useCan(companyClosings.edit);
  const [asked, setAsked] = useState<Asked | null>(null);
  const tellFailure = useTellFailure();
  const { mutateAsync: send } = useMutation(closingMutations.move);

  const move = (closing: ClosingDetail, action: ClosingMove) => {
    const { id, version, status } = closing;
    if ('asks_reason' in closingMachine.actions[action]) return setAsked({ closing, action });
    const step = closingMachine.transition(status, action);
    const becomes = step.ok ? closingStatusLabel[step.to] : '';
    void send({ id, body: { action, reason: null, version } }).then(
      () => toast.success(`O fechamento passou a "${becomes}".`),
      tellFailure,
    );
  };

  const movesOf = (closing: ClosingDetail): MenuItem[] => {
    const legal = closingMachine.legalActions(closing.status, 'staff');
    return (canEdit ? CLOSING_MOVES : [])
      .filter((action) => legal.includes(action))
      .map((action) => ({ label: closingMachine.actions[action].label, onSelect: () => move(closing, action) }));
  };

  return { movesOf, question: asked && <Reason {...asked} onClose={() => setAsked(null)} /> };
};

const Reason = ({ closing: { id, version, company_name, month }, action, onClose }: Asked & { onClose: () => void }) => {
  const { mutateAsync: send } = useMutation(closingMutations.move);
  const { label } = closingMachine.actions[action];
  return (
    <FormOver
      form={{
        title: `${label} o fechamento`,
        subtitle: `${company_name}, ${formatCompetenceLong(month)}`,
        schema: closingReasonForm,
        mutation: { mutationFn: ({ body: { reason } }: { body: ClosingReasonForm }) => send({ id, body: { action, reason, version } }) },
        done: 'Situação alterada.',
        submitLabel: label,
        children: <TextAreaField name="reason" />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
