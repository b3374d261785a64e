import { id, object } from '../../shared/schema/fields.ts';
import { type InvoiceStatus, invoiceStatusLabel, isDead } from './invoice-status.ts';
import { type RequirementStatus, requirementStatusLabel, waitsForAnswer } from './requirement-life.ts';

// Files that people put beside an invoice: of their own accord, or as the answer to a requirement. (The official NFS-e is no attachment.)

/** More than anybody needs, and little enough to be shown at once. */
export const MAX_ATTACHMENTS = 30;

/** What goes along with an attached file: the requirement that it answers, if any. */
export const attachmentForm = object({ requirement_id: id('Exigência') });

type Requirement = { status: RequirementStatus; returned_at: string | null };
type Attachment = { created_by: number | null; created_at: string };

/** Null when one more file may be attached, else what to tell the person. `count`: how many there are; `requirement`: the one it answers. */
export const attachmentProblem = ({
  status,
  count,
  requirement,
}: {
  status: InvoiceStatus;
  count: number;
  requirement: Requirement | null;
}): string | null => {
  if (isDead(status)) return `A nota está em "${invoiceStatusLabel[status]}" e não recebe mais arquivos.`;
  if (requirement && !waitsForAnswer(requirement.status))
    return `A exigência está em "${requirementStatusLabel[requirement.status]}" e não recebe mais arquivos.`;
  return count < MAX_ATTACHMENTS ? null : `Esta nota já tem ${MAX_ATTACHMENTS} arquivos. Retire um antes de anexar outro.`;
};

/** Whether a file belongs to the answer that is being written: it came after the requirement was opened or last sent back. */
export const isOfPresentAnswer = (
  { created_at }: Pick<Attachment, 'created_at'>,
  { returned_at }: Pick<Requirement, 'returned_at'>,
): boolean => returned_at === null || created_at > returned_at;

/** Who sent a file may take it back, but not out of an answer that was given. */
export const mayRemove = (file: Attachment, requirement: Requirement | null, user_id: number): boolean =>
  file.created_by === user_id && (requirement === null || (waitsForAnswer(requirement.status) && isOfPresentAnswer(file, requirement)));
