import { leadMutations, leadQueries } from '@esteto/api-client/opening/lead';
import { useCan } from '@esteto/auth/can/can.tsx';
import { leads } from '@esteto/contract/access';
import type { LeadDetail } from '@esteto/contract/opening/lead';
import { leadForm } from '@esteto/domain/opening/lead/lead-form';
import { leadStageLabel, leadStageTone, takesProposal } from '@esteto/domain/opening/lead/lead-life';
import { leadSourceLabel } from '@esteto/domain/opening/lead/lead-source';
import { leadTitle } from '@esteto/domain/opening/lead/lead-title';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { MoreActions } from '@esteto/ui/components/menu/more-actions.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { History, Pencil, Send, Trash2 } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { proposalPath, useLeadMoves } from '../../../features/lead/use-lead-moves.ts';
import { path } from '../../../path.ts';
import { LeadFacts } from './lead-facts.tsx';
import { LeadFields } from './lead-fields.tsx';

/** A lead by itself: what is known, what comes next, and what may be done. */
export default function LeadDetailsDialog() {
  const id = Number(useParams().leadId);
  const canEdit = useCan(leads.edit);
  const { movesOf, question } = useLeadMoves();
  const forget = useForget();
  return (
    <>
      <RecordDialog
        noun="Lead"
        query={leadQueries.detail({ id })}
        title={leadTitle}
        subtitle={({ stage, source }) => (
          <>
            <StatusBadge status={{ label: leadStageLabel[stage], tone: leadStageTone[stage] }} /> {leadSourceLabel[source]}
          </>
        )}
        form={
          canEdit
            ? {
                id,
                schema: leadForm,
                mutation: leadMutations.update,
                done: 'Lead alterado.',
                children: (lead) => <LeadFields lead={lead} />,
              }
            : undefined
        }
        footer={(lead, edit) => (
          <>
            <MoreActions
              items={[
                ...movesOf(lead),
                { label: 'Histórico', icon: History, to: path('/painel/novos/leads/lead/:leadId/historico', { leadId: id }) },
                ...forget(lead),
              ]}
            />
            {canEdit && (
              <Button icon={Pencil} onClick={edit}>
                Editar
              </Button>
            )}
            {canEdit && takesProposal(lead.stage) && (
              <ButtonLink variant="primary" icon={Send} to={proposalPath(id)}>
                {lead.stage === 'proposal' ? 'Enviar outra proposta' : 'Enviar proposta'}
              </ButtonLink>
            )}
          </>
        )}
      >
        {(lead) => <LeadFacts lead={lead} />}
      </RecordDialog>
      {question}
    </>
  );
}

/** What the person asked to have deleted; offered where that may be. */
const useForget = () => {
  const canDelete = useCan(leads.delete);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { mutateAsync: send } = useMutation(leadMutations.forget);
  return (lead: LeadDetail) => {
    if (!canDelete || lead.company_id !== null) return [];
    const ask = async () => {
      const isDone = await confirm({
        title: 'Apagar os dados do lead',
        message: `Contatos, simulações e anotações de ${leadTitle(lead)} são apagados. Não há volta.`,
        confirmLabel: 'Apagar',
        negative: true,
        action: () => send({ id: lead.id }),
      });
      if (!isDone) return;
      toast.success('Dados apagados.');
      void navigate(path('/painel/novos/leads'));
    };
    return [{ label: 'Apagar os dados', icon: Trash2, tone: 'danger' as const, onSelect: () => void ask() }];
  };
};
