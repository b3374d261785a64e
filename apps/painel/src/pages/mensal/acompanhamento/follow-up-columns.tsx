import type { ClosingCheckRow, ClosingRow } from '@esteto/contract/month/closing';
import { CLOSING_CHECKS, closingCheckLabel } from '@esteto/domain/month/closing/closing-checks';
import { checkResultLabel, checkResultTone } from '@esteto/domain/month/closing/closing-life';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import type { Cell } from '@esteto/ui/patterns/data-table/cells/cell';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import { whatIsMissing } from '../fechados/closing-columns.ts';
import { closingStandingCell } from '../fechados/closing-standing.tsx';

/** What one step of the month found: whose turn it is, in a word, and the whole sentence for whoever points at it or takes the list along. */
const checkCell: Cell<ClosingCheckRow> = {
  render: ({ result, side, words }) => (
    <span title={words}>
      <StatusBadge
        status={{ label: result === 'block' && side === 'client' ? 'Cliente' : checkResultLabel[result], tone: checkResultTone[result] }}
      />
    </span>
  ),
  text: ({ words }) => words,
  width: 5,
};

export const followUpColumns = columnsFor<ClosingRow>()([
  { key: 'company_name', header: 'Empresa', sort: true },
  ...CLOSING_CHECKS.map((key) => ({
    key,
    header: closingCheckLabel[key],
    value: ({ checks }: ClosingRow) => checks.find((check) => check.key === key),
    cell: checkCell,
    // What blocks of them is said under 'O que falta' all the same.
    hidden: key === 'certificate' || key === 'earlier',
    hideOnPhone: true,
  })),
  { key: 'missing', header: 'O que falta', value: whatIsMissing },
  { key: 'status', header: 'Fechamento', value: (closing) => closing, cell: closingStandingCell },
  { key: 'analyst_name', header: 'Responsável', width: 8, hidden: true },
]);
