import { chakra } from '@chakra-ui/react';
import type { IncomeTaxRow } from '@esteto/contract/tax/income-tax';
import { formatDate } from '@esteto/domain/shared/date/date';
import { isBeingMade } from '@esteto/domain/tax/income-tax/income-tax-life';
import { incomeTaxPayment, incomeTaxPaymentLabel, incomeTaxPaymentTone } from '@esteto/domain/tax/income-tax/income-tax-payment';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { MenuButton } from '@esteto/ui/components/menu/menu-button.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { BoardCard } from '@esteto/ui/patterns/board/board.tsx';
import { today } from '@esteto/ui/system/context/today';
import { EllipsisVertical } from 'lucide-react';
import { path } from '../../path.ts';
import { pendencyWords } from './income-tax-columns.ts';

/** One return on the board: whose it is, what waits, until when, and who makes it. */
export const ReturnCard = ({ row, moves }: { row: IncomeTaxRow; moves: readonly MenuItem[] }) => {
  const { id, user_name, responsible_name, deadline, status, items_count, items_settled } = row;
  const payment = incomeTaxPayment(row);
  const isLate = isBeingMade(status) && deadline < today();
  return (
    <BoardCard dragKey={moves.length > 0 ? String(id) : undefined}>
      <chakra.div display="flex" alignItems="start" gap="1">
        <Link to={path('/painel/irpf/:irpfId/detalhes', { irpfId: id })} flex="1" minW={0} overflowWrap="anywhere">
          {user_name}
        </Link>
        {moves.length > 0 && <MenuButton label={`Mover ${user_name}`} icon={EllipsisVertical} size="sm" groups={[{ items: moves }]} />}
      </chakra.div>
      <span>
        <StatusBadge status={{ label: incomeTaxPaymentLabel[payment], tone: incomeTaxPaymentTone[payment] }} />
      </span>
      <chakra.span color="fg.muted">{responsible_name ?? 'Sem responsável'}</chakra.span>
      {items_count > 0 && (
        <chakra.span color="fg.muted">
          Documentos: {items_settled} de {items_count}
        </chakra.span>
      )}
      {row.waiting + row.answered > 0 && <chakra.span color="fg.muted">Pendências: {pendencyWords(row)}</chakra.span>}
      <chakra.span color={isLate ? 'attention.fg' : 'fg.muted'} fontWeight={isLate ? 'medium' : undefined}>
        {isLate ? 'Venceu: ' : 'Até '}
        {formatDate(deadline, today())}
      </chakra.span>
    </BoardCard>
  );
};
