import { leadMutations } from '@esteto/api-client/lead';
import { useCan } from '@esteto/auth/can/can.tsx';
import { forcedRegistration, leads } from '@esteto/contract/access';
import type { LeadRow } from '@esteto/contract/lead';
import { type LeadReasonForm, leadReasonForm } from '@esteto/domain/lead/lead-form';
import { LEAD_MOVES, type LeadMove, leadMachine } from '@esteto/domain/lead/lead-life';
import { leadTitle } from '@esteto/domain/lead/lead-title';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

type MovedLead = Pick<LeadRow, 'id' | 'version' | 'stage' | 'name' | 'email' | 'phone'>;
type Asked = { lead: MovedLead; action: 'lose' | 'force' };

/** What may be done to move a lead on: at once, or after a question why, which stands in `question`. */
export const useLeadMoves = (): {
  /** The moves that this person may make with the lead, as items of a menu. */
  movesOf: (lead: MovedLead) => MenuItem[];
  move: (lead: MovedLead, action: LeadMove) => void;
  question: ReactNode;
} => {
  const canEdit = useCan(leads.edit);
  const canForce = useCan(forcedRegistration.edit);
  const [asked, setAsked] = useState<Asked | null>(null);
  const tellFailure = useTellFailure();
  const { mutateAsync: send } = useMutation(leadMutations.move);

  const move = (lead: MovedLead, action: LeadMove) => {
    if (action === 'lose') setAsked({ lead, action });
    else
      void send({ id: lead.id, body: { action, reason: null, version: lead.version } }).then(
        () => toast.success(`${leadTitle(lead)}: ${DONE[action]}.`),
        tellFailure,
      );
  };

  const movesOf = (lead: MovedLead): MenuItem[] => {
    const legal = leadMachine.legalActions(lead.stage, 'staff');
    const moves = canEdit ? LEAD_MOVES.filter((action) => legal.includes(action)) : [];
    return [
      ...moves.map((action) => ({ label: leadMachine.actions[action].label, onSelect: () => move(lead, action) })),
      ...(canForce && legal.includes('force')
        ? [{ label: leadMachine.actions.force.label, onSelect: () => setAsked({ lead, action: 'force' as const }) }]
        : []),
    ];
  };

  return { movesOf, move, question: asked && <Reason {...asked} onClose={() => setAsked(null)} /> };
};

const DONE: Record<Exclude<LeadMove, 'lose'>, string> = {
  contact: 'contato registrado',
  propose: 'proposta registrada',
  reopen: 'reaberto',
};

const Reason = ({ lead, action, onClose }: Asked & { onClose: () => void }) => {
  const { id, version } = lead;
  const { mutateAsync: move } = useMutation(leadMutations.move);
  const { mutateAsync: force } = useMutation(leadMutations.force);
  const isLoss = action === 'lose';
  return (
    <FormOver
      form={{
        title: isLoss ? 'Marcar como perdido' : 'Forçar registro',
        subtitle: isLoss
          ? leadTitle(lead)
          : `${leadTitle(lead)} não termina o cadastro: a empresa segue para o registro com o que já foi informado.`,
        schema: leadReasonForm,
        mutation: {
          mutationFn: ({ body: { reason } }: { body: LeadReasonForm }) =>
            isLoss ? move({ id, body: { action, reason, version } }) : force({ id, body: { reason, version } }),
        },
        done: isLoss ? 'Lead marcado como perdido.' : 'A empresa seguiu para o registro.',
        submitLabel: isLoss ? 'Marcar como perdido' : 'Forçar registro',
        children: <TextAreaField name="reason" />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
