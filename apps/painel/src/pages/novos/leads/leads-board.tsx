import { leadQueries } from '@esteto/api-client/opening/lead';
import { useCan } from '@esteto/auth/can/can.tsx';
import { leads } from '@esteto/contract/access';
import type { LeadRow } from '@esteto/contract/opening/lead';
import { LEAD_STAGES, type LeadStage, leadStageLabel, leadStageTone, moveTo, takesProposal } from '@esteto/domain/opening/lead/lead-life';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { BOARD_LIMIT, BoardPage } from '@esteto/ui/patterns/board/board-page.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { proposalPath, useLeadMoves } from '../../../features/lead/use-lead-moves.ts';
import { path } from '../../../path.ts';
import { LeadCard } from './lead-card.tsx';

/** Every stage a column: what comes next first. A card dropped on another column makes the move that leads there; on
 * 'Proposta' it asks which one is sent. */
export const LeadsBoard = ({ subtitle }: { subtitle: ReactNode }) => {
  const { movesOf, move, question } = useLeadMoves();
  const canEdit = useCan(leads.edit);
  const navigate = useNavigate();
  const drop = (lead: LeadRow, stage: LeadStage) => {
    if (stage === 'proposal' && takesProposal(lead.stage)) return void navigate(proposalPath(lead.id));
    const action = moveTo(lead.stage, stage);
    if (action) move(lead, action);
  };
  return (
    <BoardPage
      title="Leads"
      subtitle={subtitle}
      label="Leads por etapa"
      all="Ver todos na lista"
      action={
        canEdit && (
          <ButtonLink variant="primary" icon={Plus} to={path('/painel/novos/leads/criar')}>
            Novo lead
          </ButtonLink>
        )
      }
      columns={LEAD_STAGES.map((stage) => ({
        column: stage,
        label: leadStageLabel[stage],
        tone: leadStageTone[stage],
        query: leadQueries.list({ stage, limit: BOARD_LIMIT }),
        list: path('/painel/novos/leads', undefined, { ver: 'lista', stage }),
        takes: canEdit && BY_HAND.includes(stage),
      }))}
      card={(lead) => <LeadCard key={lead.id} lead={lead} moves={movesOf(lead)} />}
      onDrop={drop}
      order={byNextStep}
    >
      {question}
    </BoardPage>
  );
};

/** The stages that a person takes a lead to; signing up leads to the others. */
const BY_HAND: readonly LeadStage[] = ['contacted', 'proposal', 'lost'];

/** What is due first comes first; without a day, as it came. */
const byNextStep = (a: LeadRow, b: LeadRow): number => (a.next_step_on ?? LATER).localeCompare(b.next_step_on ?? LATER);
const LATER = '9999-12-31';
