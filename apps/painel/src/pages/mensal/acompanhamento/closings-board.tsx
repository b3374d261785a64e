import { chakra } from '@chakra-ui/react';
import { closingQueries } from '@esteto/api-client/month/closing';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyClosings } from '@esteto/contract/access';
import type { ClosingRow } from '@esteto/contract/month/closing';
import { CLOSING_MOVES } from '@esteto/domain/month/closing/closing-form';
import {
  CLOSING_STATUSES,
  type ClosingStatus,
  checkSideLabel,
  checkSideTone,
  closingMachine,
  closingStatusLabel,
  closingStatusTone,
} from '@esteto/domain/month/closing/closing-life';
import { formatDate } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { MenuButton } from '@esteto/ui/components/menu/menu-button.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { BoardCard } from '@esteto/ui/patterns/board/board.tsx';
import { BOARD_LIMIT, BoardColumns } from '@esteto/ui/patterns/board/board-page.tsx';
import type { FilterValues } from '@esteto/ui/patterns/list-page/filter-field';
import { FilteredPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { today } from '@esteto/ui/system/context/today';
import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useClosingMoves } from '../../../features/fechamento/use-closing-moves.tsx';
import { path } from '../../../path.ts';
import { closingFilterFields } from '../fechados/closing-columns.ts';

/** Where every company of a month stands, a column each; what costs most once it is late on top. A card that is dropped makes the move that leads there. */
export const ClosingsBoard = ({ heading, subtitle }: { heading: string; subtitle: ReactNode }) => {
  const { move, movesOf, question } = useClosingMoves();
  const canEdit = useCan(companyClosings.edit);
  const drop = (row: ClosingRow, target: ClosingStatus) => {
    const action = CLOSING_MOVES.find((one) => {
      const step = closingMachine.transition(row.status, one, { by: 'staff', reason: 'any' });
      return step.ok && step.to === target;
    });
    if (action) move(row, action);
  };
  return (
    <FilteredPage title={heading} subtitle={subtitle} filters={boardFilters}>
      {(filters) => (
        <chakra.div p="3">
          <BoardColumns
            label="Fechamentos por situação"
            all="Ver todos na lista"
            columns={CLOSING_STATUSES.map((status) => ({
              column: status,
              label: closingStatusLabel[status],
              tone: closingStatusTone[status],
              query: closingQueries.followUp({ ...filters, status, sort: '-penalty', limit: BOARD_LIMIT }),
              list: path('/painel/mensal/acompanhamento', undefined, { ...textsOf(filters), status }),
              takes: canEdit,
            }))}
            card={(row) => <ClosingCard key={row.id} row={row} moves={movesOf(row)} />}
            onDrop={drop}
          />
          {question}
        </chakra.div>
      )}
    </FilteredPage>
  );
};

const boardFilters = closingFilterFields.filter(({ name }) => name !== 'status');

const textsOf = (filters: FilterValues): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]));

const ClosingCard = ({ row, moves }: { row: ClosingRow; moves: readonly MenuItem[] }) => {
  const { id, company_name, analyst_name, fault, turn, since, penalty } = row;
  const { search } = useLocation();
  return (
    <BoardCard dragKey={moves.length > 0 ? String(id) : undefined}>
      <chakra.div display="flex" alignItems="start" gap="1">
        <Link to={{ pathname: `fechamento/${id}/detalhes`, search }} flex="1" minW={0} overflowWrap="anywhere">
          {company_name}
        </Link>
        {moves.length > 0 && <MenuButton label={`Mover ${company_name}`} icon={EllipsisVertical} size="sm" groups={[{ items: moves }]} />}
      </chakra.div>
      {turn && (
        <span>
          <StatusBadge status={{ label: checkSideLabel[turn], tone: checkSideTone[turn] }} />
        </span>
      )}
      {fault && <span>{fault}</span>}
      <chakra.span color="fg.muted">
        {[
          since && `desde ${formatDate(since, today())}`,
          penalty > 0 && `multa de ${formatMoney(penalty)} se atrasar`,
          analyst_name ?? 'Sem responsável',
        ]
          .filter(Boolean)
          .join(' · ')}
      </chakra.span>
    </BoardCard>
  );
};
