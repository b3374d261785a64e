import { descriptionForMonth } from '../invoice/description-template.ts';
import type { InvoiceRequestForm } from '../invoice/invoice-form.ts';
import { addDays } from '../shared/date.ts';

/** What a recurrence keeps of the request that it began with. */
export type RecurringValues = Pick<InvoiceRequestForm, 'client_id' | 'gross_amount' | 'description' | 'shifts' | 'service_place_ibge'> & {
  /** The competence whose name the description bears. */
  starts_at: string;
  /** Days from a request to its due date, for a client without a payment term. */
  due_days: number | null;
};

/**
 * The request for a competence, made on `today`: the description names the new month, its placeholders are filled in later as with any other
 * request. The client's payment term sets the due date; without one, as many days as the first request had. Notes were about that one alone.
 */
export const recurringRequest = (values: RecurringValues, competence: string, today: string, term: number | null): InvoiceRequestForm => {
  const { starts_at, due_days, ...asked } = values;
  const days = term ?? due_days;
  return {
    ...asked,
    competence,
    description: descriptionForMonth(values.description, starts_at, competence),
    due_date: days === null ? null : addDays(today, days),
    notes: null,
  };
};
