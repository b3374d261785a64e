import type { ChecklistLine } from '@esteto/contract/duty/accreditation-record';
import { accreditationDocumentStatusLabel, accreditationDocumentStatusTone } from '@esteto/domain/duty/accreditation/accreditation-life';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';

/** Where one paper of the checklist stands. */
export const LineBadge = ({ line: { status } }: { line: Pick<ChecklistLine, 'status'> }) => (
  <StatusBadge status={{ label: accreditationDocumentStatusLabel[status], tone: accreditationDocumentStatusTone[status] }} />
);

/** 'Diploma.pdf · nº 123 · vale até 10/01/2027', or that none is asked for. */
export const lineDetail = ({ paper, valid_until, is_required }: ChecklistLine): string =>
  [
    paper?.title ?? paper?.name,
    paper?.number && `nº ${paper.number}`,
    valid_until && `vale até ${formatDateNumeric(valid_until)}`,
    !is_required && 'não é obrigatório',
  ]
    .filter(Boolean)
    .join(' · ') || 'Ainda não enviado';
