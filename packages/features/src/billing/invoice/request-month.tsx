import { VisuallyHidden } from '@chakra-ui/react';
import type { InvoiceRow } from '@esteto/contract/billing/invoice-answer';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import type { Cell } from '@esteto/ui/patterns/data-table/cells/cell';
import { cellKinds } from '@esteto/ui/patterns/data-table/cells/cell-kinds.tsx';
import { Repeat } from 'lucide-react';

type Month = Pick<InvoiceRow, 'competence' | 'is_recurring'>;

/** 'nov/2026', with a mark where the request repeats itself: as narrow as the month alone. */
export const requestMonth: Cell<Month> = {
  ...cellKinds.month,
  render: ({ competence, is_recurring }) =>
    is_recurring ? (
      // What is read aloud stays within the table where it scrolls.
      <span title="Recorrente" style={{ position: 'relative' }}>
        {formatCompetence(competence)} {MARK}
        <VisuallyHidden>recorrente</VisuallyHidden>
      </span>
    ) : (
      formatCompetence(competence)
    ),
  text: ({ competence }) => cellKinds.month.text(competence),
  sheet: ({ competence }) => cellKinds.month.sheet?.(competence) ?? { value: competence },
};

/** One element for all rows. */
const MARK = <Repeat size={16} aria-hidden style={{ display: 'inline', verticalAlign: '-0.2em', color: 'var(--e-colors-fg-muted)' }} />;
