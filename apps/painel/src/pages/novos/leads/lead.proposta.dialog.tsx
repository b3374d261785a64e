import { leadQueries } from '@esteto/api-client/opening/lead';
import { proposalMutations } from '@esteto/api-client/opening/proposal';
import type { LeadDetail } from '@esteto/contract/opening/lead';
import { leadStageLabel, takesProposal } from '@esteto/domain/opening/lead/lead-life';
import { leadTitle } from '@esteto/domain/opening/lead/lead-title';
import { proposalForm } from '@esteto/domain/opening/proposal/proposal-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';
import { ProposalFields } from './proposal-fields.tsx';

/** What a lead is offered, with the price that they would pay; it goes by e-mail, and that it was opened is told. */
export default function SendProposalDialog() {
  const id = Number(useParams().leadId);
  return (
    <FormDialog
      title="Enviar proposta"
      subtitle={(lead) => lead && leadTitle(lead)}
      size="lg"
      id={id}
      schema={proposalForm}
      initial={startOf}
      record={leadQueries.detail}
      refuse={({ stage }) => (takesProposal(stage) ? null : { why: `Quem está em “${leadStageLabel[stage]}” não recebe proposta.` })}
      mutation={proposalMutations.send}
      done={({ sent_to }) => `Proposta enviada para ${sent_to}.`}
      submitLabel="Enviar proposta"
      to={path('/painel/novos/leads/lead/:leadId/detalhes', { leadId: id })}
    >
      {(lead) => lead && <ProposalFields lead={lead} />}
    </FormDialog>
  );
}

/** The latest simulation goes along unless it is taken out. */
const startOf = ({ simulations: [latest] }: LeadDetail) => ({ account_type: 'new_company' as const, simulation_id: latest?.id ?? null });
