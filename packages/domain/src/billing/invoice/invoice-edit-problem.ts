import { invoiceMachine } from './invoice-life.ts';
import { type InvoiceStatus, invoiceStatusLabel, isEditable } from './invoice-status.ts';

/** What takes back what an issued note says. */
const INSTEAD = ['replace', 'cancel'] as const;

/** Why staff may not change the content of an invoice any more, and what they may do instead; null where they may. */
export const editProblem = (status: InvoiceStatus): string | null => {
  if (isEditable(status)) return null;
  const legal = invoiceMachine.legalActions(status, 'staff');
  const labels = INSTEAD.filter((action) => legal.includes(action)).map((action) => invoiceMachine.actions[action].label);
  const instead = labels.length > 0 ? ` Agora é possível: ${labels.join(', ')}.` : '';
  return `A nota está em "${invoiceStatusLabel[status]}" e não pode mais ser alterada.${instead}`;
};
