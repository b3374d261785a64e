import type { ClosingRow } from '@esteto/contract/month/closing';
import { changedAfterWords, closingStatusLabel, closingStatusTone } from '@esteto/domain/month/closing/closing-life';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import type { Cell } from '@esteto/ui/patterns/data-table/cells/cell';

type Standing = Pick<ClosingRow, 'status' | 'changed_after' | 'changes'>;

/** Where a closing stands, and whether something changed since it was closed. */
export const ClosingStanding = ({ status, changed_after, changes }: Standing) => (
  <>
    <StatusBadge status={{ label: closingStatusLabel[status], tone: closingStatusTone[status] }} />
    {hasChanged({ changed_after, changes }) && (
      <>
        {' '}
        <StatusBadge status={{ label: changedAfterWords(changed_after), tone: 'attention' }} />
      </>
    )}
  </>
);

const hasChanged = ({ changed_after, changes }: Omit<Standing, 'status'>): boolean => changed_after > 0 || changes.length > 0;

export const closingStandingCell: Cell<Standing> = {
  render: (closing) => <ClosingStanding {...closing} />,
  text: ({ status, changed_after, changes }) =>
    hasChanged({ changed_after, changes })
      ? `${closingStatusLabel[status]}. ${changedAfterWords(changed_after)}`
      : closingStatusLabel[status],
  width: 9,
};
