import { chakra } from '@chakra-ui/react';
import { leadQueries } from '@esteto/api-client/opening/lead';
import { useCan } from '@esteto/auth/can/can.tsx';
import { leads } from '@esteto/contract/access';
import type { LeadRow } from '@esteto/contract/opening/lead';
import { LEAD_STAGES, type LeadStage, leadStageLabel, leadStageTone, moveTo, takesProposal } from '@esteto/domain/opening/lead/lead-life';
import { leadSourceLabel } from '@esteto/domain/opening/lead/lead-source';
import { leadTitle } from '@esteto/domain/opening/lead/lead-title';
import { formatDate } from '@esteto/domain/shared/date/date';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { MenuButton } from '@esteto/ui/components/menu/menu-button.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { BoardCard } from '@esteto/ui/patterns/board/board.tsx';
import { BOARD_LIMIT, BoardPage } from '@esteto/ui/patterns/board/board-page.tsx';
import { today } from '@esteto/ui/system/context/today';
import { EllipsisVertical, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { proposalPath, useLeadMoves } from '../../../features/lead/use-lead-moves.ts';
import { path } from '../../../path.ts';

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

/** One lead on the board: who, from where, what comes next and when. */
const LeadCard = ({ lead, moves }: { lead: LeadRow; moves: readonly MenuItem[] }) => {
  const { id, source, next_step, next_step_on, analyst_name, lost_reason } = lead;
  const name = leadTitle(lead);
  const isLate = next_step_on !== null && next_step_on < today() && lead.stage !== 'won' && lead.stage !== 'lost';
  return (
    <BoardCard dragKey={moves.length > 0 ? String(id) : undefined}>
      <chakra.div display="flex" alignItems="start" gap="1">
        <Link to={path('/painel/novos/leads/lead/:leadId/detalhes', { leadId: id })} flex="1" minW={0} overflowWrap="anywhere">
          {name}
        </Link>
        {moves.length > 0 && <MenuButton label={`Mover ${name}`} icon={EllipsisVertical} size="sm" groups={[{ items: moves }]} />}
      </chakra.div>
      <chakra.span color="fg.muted">{[leadSourceLabel[source], analyst_name].filter(Boolean).join(' · ')}</chakra.span>
      {next_step && <span>{next_step}</span>}
      {next_step_on && (
        <chakra.span color={isLate ? 'attention.fg' : 'fg.muted'} fontWeight={isLate ? 'medium' : undefined}>
          {isLate ? 'Venceu: ' : 'Para '}
          {formatDate(next_step_on, today())}
        </chakra.span>
      )}
      {lost_reason && <chakra.span color="fg.muted">{lost_reason}</chakra.span>}
    </BoardCard>
  );
};
