import { incomeTaxQueries } from '@esteto/api-client/tax/income-tax';
import type { IncomeTaxRow } from '@esteto/contract/tax/income-tax';
import { STAFF_MOVES } from '@esteto/domain/tax/income-tax/income-tax-form';
import { incomeTaxMachine } from '@esteto/domain/tax/income-tax/income-tax-life';
import {
  INCOME_TAX_STATUSES,
  type IncomeTaxStatus,
  incomeTaxStatusLabel,
  incomeTaxStatusTone,
} from '@esteto/domain/tax/income-tax/income-tax-status';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { BOARD_LIMIT, BoardPage } from '@esteto/ui/patterns/board/board-page.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { path } from '../../path.ts';
import { ReturnCard } from './return-card.tsx';
import { useIncomeTaxMoves } from './use-income-tax-moves.tsx';

/** Every status a column, what ends first on top. A card that is dropped is moved by what leads there, if anything does. */
export const ReturnsBoard = ({ subtitle }: { subtitle: ReactNode }) => {
  const { canEdit, movesOf, move, question } = useIncomeTaxMoves();
  const drop = (row: IncomeTaxRow, target: IncomeTaxStatus) => {
    const action = STAFF_MOVES.find((one) => {
      const way = incomeTaxMachine.transition(row.status, one, { by: 'staff', reason: 'para saber' });
      return way.ok && way.to === target;
    });
    if (action) move(row, action);
  };
  return (
    <BoardPage
      title="IRPF"
      subtitle={subtitle}
      label="Declarações por situação"
      all="Ver todas na lista"
      action={
        canEdit && (
          <ButtonLink variant="primary" icon={Plus} to={path('/painel/irpf/criar')}>
            Nova declaração
          </ButtonLink>
        )
      }
      columns={COLUMNS.map((status) => ({
        column: status,
        label: incomeTaxStatusLabel[status],
        tone: incomeTaxStatusTone[status],
        query: incomeTaxQueries.list({ status, limit: BOARD_LIMIT }),
        list: path('/painel/irpf', undefined, { ver: 'lista', status }),
        takes: canEdit,
      }))}
      card={(row) => <ReturnCard key={row.id} row={row} moves={movesOf(row)} />}
      onDrop={drop}
    >
      {question}
    </BoardPage>
  );
};

/** What is over is in the list. */
const COLUMNS = INCOME_TAX_STATUSES.filter((status) => status !== 'cancelled' && status !== 'finished' && status !== 'amended');
