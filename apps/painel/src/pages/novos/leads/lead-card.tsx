import { chakra } from '@chakra-ui/react';
import type { LeadRow } from '@esteto/contract/opening/lead';
import { leadSourceLabel } from '@esteto/domain/opening/lead/lead-source';
import { leadTitle } from '@esteto/domain/opening/lead/lead-title';
import { formatDate } from '@esteto/domain/shared/date/date';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { MenuButton } from '@esteto/ui/components/menu/menu-button.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { BoardCard } from '@esteto/ui/patterns/board/board.tsx';
import { today } from '@esteto/ui/system/context/today';
import { EllipsisVertical } from 'lucide-react';
import { path } from '../../../path.ts';

/** One lead on the board: who, from where, what comes next and when. */
export const LeadCard = ({ lead, moves }: { lead: LeadRow; moves: readonly MenuItem[] }) => {
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
