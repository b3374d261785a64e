import { type ChecklistItemStatus, checklistItemStatusLabel } from '@esteto/domain/tax/income-tax/income-tax-kinds';

/** As its person reads it: what they sent is being looked at. */
export const itemStatusWords: Record<ChecklistItemStatus, string> = { ...checklistItemStatusLabel, sent: 'Em conferência' };
