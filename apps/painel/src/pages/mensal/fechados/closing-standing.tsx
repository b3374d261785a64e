import type { ClosingRow } from '@esteto/contract/closing';
import { changedAfterWords, closingStatusLabel, closingStatusTone } from '@esteto/domain/closing/closing-life';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import type { Cell } from '@esteto/ui/patterns/data-table/cells/cell';

type Standing = Pick<ClosingRow, 'status' | 'changed_after'>;

/** Where a closing stands, and whether something from outside changed it since it was closed. */
export const ClosingStanding = ({ status, changed_after }: Standing) => (
  <>
    <StatusBadge status={{ label: closingStatusLabel[status], tone: closingStatusTone[status] }} />
    {changed_after > 0 && (
      <>
        {' '}
        <StatusBadge status={{ label: changedAfterWords(changed_after), tone: 'attention' }} />
      </>
    )}
  </>
);

export const closingStandingCell: Cell<Standing> = {
  render: (closing) => <ClosingStanding {...closing} />,
  text: ({ status, changed_after }) =>
    changed_after > 0 ? `${closingStatusLabel[status]}. ${changedAfterWords(changed_after)}` : closingStatusLabel[status],
  width: 9,
};
