import { chakra } from '@chakra-ui/react';
import type { RegistrationRow } from '@esteto/contract/opening/registration';
import { type RegistrationStep, registrationStepTone } from '@esteto/domain/opening/registration/registration-step';
import { type RegistrationStepStatus, registrationStepStatusLabel } from '@esteto/domain/opening/registration/registration-step-status';
import { formatDate } from '@esteto/domain/shared/date/date';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { MenuButton } from '@esteto/ui/components/menu/menu-button.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { BoardCard } from '@esteto/ui/patterns/board/board.tsx';
import { today } from '@esteto/ui/system/context/today';
import { EllipsisVertical, TriangleAlert } from 'lucide-react';
import { path } from '../../../path.ts';

type OpeningCardProps = { row: RegistrationRow; step: RegistrationStep; status: RegistrationStepStatus; moves: readonly MenuItem[] };

/** One opening on the board: whose it is, where its step stands and until when. */
export const OpeningCard = ({ row, step, status, moves }: OpeningCardProps) => {
  const { id, company_name, analyst_name, city, due_on, is_alert } = row;
  const isLate = due_on !== null && due_on < today();
  return (
    <BoardCard dragKey={moves.length > 0 ? String(id) : undefined}>
      <chakra.div display="flex" alignItems="start" gap="1">
        <Link
          to={path('/painel/registro/abertura/registro/:registrationId/detalhes', { registrationId: id })}
          flex="1"
          minW={0}
          overflowWrap="anywhere"
        >
          {company_name}
        </Link>
        {moves.length > 0 && <MenuButton label={`Mover ${company_name}`} icon={EllipsisVertical} size="sm" groups={[{ items: moves }]} />}
      </chakra.div>
      <chakra.span display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <StatusBadge status={{ label: registrationStepStatusLabel[status], tone: registrationStepTone(step, status) }} />
        {is_alert && (
          <chakra.span color="attention.fg" display="inline-flex">
            <TriangleAlert size={16} role="img" aria-label="Alerta" />
          </chakra.span>
        )}
      </chakra.span>
      <chakra.span color="fg.muted">{[city, analyst_name ?? 'Sem responsável'].filter(Boolean).join(' · ')}</chakra.span>
      {due_on && (
        <chakra.span color={isLate ? 'attention.fg' : 'fg.muted'} fontWeight={isLate ? 'medium' : undefined}>
          {isLate ? 'Venceu: ' : 'Até '}
          {formatDate(due_on, today())}
        </chakra.span>
      )}
    </BoardCard>
  );
};
