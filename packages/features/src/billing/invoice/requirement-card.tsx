import { chakra } from '@chakra-ui/react';
import type { InvoiceAttachment, InvoiceDetail, InvoiceRequirement } from '@esteto/contract/billing/invoice-answer';
import {
  isRequirementLate,
  requirementStatusLabel,
  requirementStatusTone,
  waitsForAnswer,
} from '@esteto/domain/billing/invoice/requirement-life';
import { formatDate, formatInstant } from '@esteto/domain/shared/date/date';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { fileSize } from '@esteto/ui/components/field/file/file-rules';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { today } from '@esteto/ui/system/context/today';
import { type ReactNode, useId } from 'react';

type RequirementCardProps = {
  requirement: InvoiceRequirement;
  /** Those that answer it. */
  files: readonly InvoiceAttachment[];
  load: (file: string) => Promise<Blob>;
  /** What may be done with one of its files. */
  fileAction?: (file: InvoiceAttachment) => ReactNode;
  /** What may be done with it. */
  children?: ReactNode;
};

/** What staff asked, until when, and what came of it so far. */
export const RequirementCard = ({ requirement, files, load, fileAction, children }: RequirementCardProps) => {
  const id = useId();
  const { status, text, answer, return_reason } = requirement;
  const isWaiting = waitsForAnswer(status);
  return (
    <Frame aria-labelledby={id} data-waiting={isWaiting || undefined}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="3" rowGap="1">
        <StatusBadge status={{ label: requirementStatusLabel[status], tone: requirementStatusTone[status] }} />
        <chakra.span color={isRequirementLate(requirement, today()) ? 'attention.fg' : 'fg.muted'} fontSize="sm">
          {whenOf(requirement)}
        </chakra.span>
      </chakra.div>
      <chakra.p id={id} fontWeight="medium" overflowWrap="anywhere" whiteSpace="pre-line">
        {text}
      </chakra.p>
      {answer && (
        <Words>
          <chakra.span color="fg.muted" fontSize="sm">
            {answeredBy(requirement)}
          </chakra.span>
          {answer}
        </Words>
      )}
      {status === 'returned' && (
        <Words data-attention>
          <chakra.span color="attention.fg" fontSize="sm">
            Ainda falta
          </chakra.span>
          {return_reason}
        </Words>
      )}
      {files.length > 0 && (
        <div>
          {files.map((file) => (
            <FileRow
              key={file.id}
              label={file.name}
              name={file.name}
              mime={file.mime}
              detail={fileSize(file.size)}
              load={() => load(file.file)}
              action={fileAction?.(file)}
            />
          ))}
        </div>
      )}
      {children}
    </Frame>
  );
};

/** An invoice's files that answer this requirement. */
export const filesOf = ({ attachments }: Pick<InvoiceDetail, 'attachments'>, { id }: InvoiceRequirement): InvoiceAttachment[] =>
  attachments.filter(({ requirement_id }) => requirement_id === id);

/** Until when it waits, else when it last moved. */
const whenOf = (requirement: InvoiceRequirement): string => {
  const { status, due_at, answered_at, resolved_at, resolved_by_name } = requirement;
  if (status === 'concluded')
    return [resolved_at && formatInstant(resolved_at, today()), resolved_by_name && `por ${resolved_by_name}`].filter(Boolean).join(' ');
  if (status === 'answered') return answered_at ? formatInstant(answered_at, today()) : '';
  return isRequirementLate(requirement, today())
    ? `o prazo era ${formatDate(due_at, today())}`
    : `responder até ${formatDate(due_at, today())}`;
};

const answeredBy = ({ answered_by_name }: InvoiceRequirement): string =>
  answered_by_name ? `Resposta de ${answered_by_name}` : 'Resposta';

const Frame = chakra('article', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'minmax(0, 1fr)',
    p: '4',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
    lineHeight: 'snug',
    '&[data-waiting]': { borderColor: 'attention.border' },
  },
});

const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: '0.5',
    ps: '3',
    borderInlineStartWidth: '2px',
    borderColor: 'border.strong',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    '&[data-attention]': { borderColor: 'attention.border' },
  },
});
