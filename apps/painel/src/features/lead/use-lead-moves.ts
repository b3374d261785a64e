import { leadMutations, leadQueries } from '@esteto/api-client/opening/lead';
import { useCan } from '@esteto/auth/can/can.tsx';
import { forcedRegistration, leads } from '@esteto/contract/access';
import type { LeadRow } from '@esteto/contract/opening/lead';
import { leadReasonForm } from '@esteto/domain/opening/lead/lead-form';
import { LEAD_MOVES, type LeadMove, leadMachine, takesProposal } from '@esteto/domain/opening/lead/lead-life';
import { leadTitle } from '@esteto/domain/opening/lead/lead-title';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { useMoves } from '@esteto/ui/patterns/form/use-moves.tsx';
import { useMutation } from '@tanstack/react-query';
import { path } from '../../path.ts';

type MovedLead = Pick<LeadRow, 'id' | 'version' | 'stage' | 'name' | 'email' | 'phone'>;
type Action = LeadMove | 'force';

/** What may be done to move a lead on. To force one into the registration is a call and a permission of its own. */
export const useLeadMoves = () => {
  const canEdit = useCan(leads.edit);
  const canForce = useCan(forcedRegistration.edit);
  const { mutateAsync: send } = useMutation(leadMutations.move);
  const { mutateAsync: force } = useMutation(leadMutations.force);
  const { movesOf, ...moves } = useMoves({
    machine: leadMachine,
    by: 'staff',
    moves: [...(canEdit ? LEAD_MOVES : []), ...(canForce ? (['force'] as const) : [])],
    send: ({ id, body: { action, reason, version } }) =>
      action === 'force' ? force({ id, body: { reason: reason ?? '', version } }) : send({ id, body: { action, reason, version } }),
    done,
    question: (lead: MovedLead, action: Action) => ({
      title: leadMachine.actions[action].label,
      subtitle:
        action === 'force'
          ? `${leadTitle(lead)} não termina o cadastro: a empresa segue para o registro com o que já foi informado.`
          : leadTitle(lead),
    }),
    reason: leadReasonForm,
    record: ({ id }) => leadQueries.detail({ id }),
  });
  // A proposal is sent, never only said.
  const proposalOf = (lead: MovedLead): MenuItem[] =>
    canEdit && takesProposal(lead.stage)
      ? [{ label: lead.stage === 'proposal' ? 'Enviar outra proposta' : 'Enviar proposta', to: proposalPath(lead.id) }]
      : [];
  return { ...moves, movesOf: (lead: MovedLead): MenuItem[] => [...proposalOf(lead), ...movesOf(lead)] };
};

export const proposalPath = (leadId: number): string => path('/painel/novos/leads/lead/:leadId/proposta', { leadId });

const done = (lead: MovedLead, action: Action): string => {
  if (action === 'force') return 'A empresa seguiu para o registro.';
  return action === 'lose' ? 'Lead marcado como perdido.' : `${leadTitle(lead)}: ${DONE[action]}.`;
};

const DONE: Record<Exclude<LeadMove, 'lose'>, string> = {
  contact: 'contato registrado',
  reopen: 'reaberto',
};
