import { addMonths } from '../../shared/date/date.ts';
import type { AccreditationDocumentStatus, AccreditationStatus, AccreditationStep } from './accreditation-life.ts';
import type { PaymentKind } from './payment-form.ts';

// What an accreditation still wants, before its professional may send it on and before the group may go on with it.

export type ChecklistLine = { label: string; is_required: boolean; status: AccreditationDocumentStatus };

export type Filled = {
  contact_email: string | null;
  contact_phone: string | null;
  crm_number: string | null;
  crm_state: string | null;
  payment: PaymentKind | null;
};

const UNSENT: readonly AccreditationDocumentStatus[] = ['awaiting_upload', 'correction', 'expired'];

/** Whether a line waits for the professional. A paper that is not required waits only where the group sent it back. */
export const waitsForDoctor = ({ status, is_required }: ChecklistLine): boolean =>
  is_required ? UNSENT.includes(status) : status === 'correction';

export const hasContact = (filled: Filled): boolean => Boolean(filled.contact_email && filled.contact_phone);
export const hasData = (filled: Filled): boolean => Boolean(filled.crm_number && filled.crm_state);

/** What lacks before it is sent for review, in a person's words; empty when nothing does. */
export const lackingOf = (filled: Filled, lines: readonly ChecklistLine[]): string[] => [
  ...(hasContact(filled) ? [] : ['Contato']),
  ...(hasData(filled) ? [] : ['Dados do CRM']),
  ...lines.filter(waitsForDoctor).map(({ label }) => label),
];

/** What lacks before the group hands it to its supervisor: every paper judged, and somebody to pay. */
export const openOf = (filled: Filled, lines: readonly ChecklistLine[]): string[] => [
  ...lines
    .filter(({ status, is_required }) => status === 'under_review' || (is_required && UNSENT.includes(status)))
    .map(({ label }) => label),
  ...(filled.payment === null ? ['Pagamento'] : []),
];

/** The step at which its professional is. */
export const stepOf = (status: AccreditationStatus, filled: Filled, lines: readonly ChecklistLine[]): AccreditationStep => {
  if (status === 'invited') return 'contact';
  if (status === 'filling' || status === 'awaiting_correction') {
    if (!hasContact(filled)) return 'contact';
    return hasData(filled) ? 'documents' : 'data';
  }
  if (status !== 'under_review') return 'validation';
  return filled.payment === null && openOf(filled, lines).length === 1 ? 'payment' : 'review';
};

/** While somebody decides, and once nothing is asked any more, no other paper is shown. */
export const takesPapers = (status: AccreditationStatus): boolean =>
  status !== 'invited' && status !== 'awaiting_supervisor' && status !== 'refused' && status !== 'cancelled';

/** Papers are judged while all of it is; and one that takes the place of another later, of whoever works for the group. */
export const isJudged = (status: AccreditationStatus): boolean =>
  status === 'under_review' || status === 'approved' || status === 'suspended';

/** Until when a paper that proves a qualification holds it: as it says itself, else for as many months as the group takes it after its issue. */
export const heldUntil = (
  paper: { issued_on: string | null; valid_until: string | null },
  validity_months: number | null,
): string | null => {
  const counted = validity_months !== null && paper.issued_on !== null ? addMonths(paper.issued_on, validity_months) : null;
  if (counted === null || paper.valid_until === null) return paper.valid_until ?? counted;
  return paper.valid_until < counted ? paper.valid_until : counted;
};

/** Why a paper cannot be shown to a group; null when it can. */
export const paperProblem = (
  paper: { issued_on: string | null; valid_until: string | null },
  validity_months: number | null,
  today: string,
): string | null => {
  if (validity_months !== null && paper.valid_until === null && paper.issued_on === null)
    return 'Este documento não diz quando foi emitido. Troque-o no dossiê com a data de emissão.';
  const until = heldUntil(paper, validity_months);
  return until !== null && until < today ? 'Este documento já venceu. Troque-o no dossiê por um em vigor.' : null;
};
