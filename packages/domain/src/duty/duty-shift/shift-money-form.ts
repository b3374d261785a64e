import type { InferType } from 'yup';
import { invoiceRequestForm } from '../../billing/invoice/invoice-form.ts';
import { MOST_INVOICED } from '../../billing/invoice/shift-invoice.ts';
import { cents, competence, filledList, id, object } from '../../shared/schema/fields.ts';

/** The months in which shifts begin, both included. */
export const shiftMoneyQuery = object({ from: competence('De').required(), to: competence('Até').required() });
export type ShiftMoneyQuery = InferType<typeof shiftMoneyQuery>;

/** A note for shifts of a group. */
export const shiftNoteForm = invoiceRequestForm.shape({
  duty_shift_ids: filledList('Plantões', id('Plantão').required(), 'Escolha pelo menos um plantão.', MOST_INVOICED),
});
export type ShiftNoteForm = InferType<typeof shiftNoteForm>;

export const costQuery = object({ month: competence('Mês').required() });

/** What a unit may spend on shifts in a month; without a value it has no budget. */
export const unitBudgetForm = object({
  unit_id: id('Unidade').required(),
  month: competence('Mês').required(),
  amount: cents('Orçamento'),
});
export type UnitBudgetForm = InferType<typeof unitBudgetForm>;
