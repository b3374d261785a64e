import { addCompetence } from '../../shared/date/competence.ts';
import { addDays } from '../../shared/date/date.ts';
import { descriptionForMonth } from '../invoice/description-template.ts';
import type { InvoiceRequestForm } from '../invoice/invoice-form.ts';

/** What a recurrence keeps of the request that it began with. */
export type RecurringValues = Pick<InvoiceRequestForm, 'client_id' | 'gross_amount' | 'description' | 'shifts' | 'service_place_ibge'> & {
  /** The competence whose name the description bears. */
  starts_at: string;
  /** Days from a request to its due date, for a client without a payment term. */
  due_days: number | null;
};

type Kept = Pick<RecurringValues, 'description' | 'starts_at'> & { next_competence: string | null; last_competence: string };

/** The competence that comes next; of a paused one the first that may come, for the pause may leave it out. */
export const pendingCompetence = ({ next_competence, last_competence }: Pick<Kept, 'next_competence' | 'last_competence'>): string =>
  next_competence ?? addCompetence(last_competence, 1);

/** What is kept of the description as it names the competence that comes next: what a person who changes it begins with. */
export const pendingDescription = (recurrence: Kept): string =>
  descriptionForMonth(recurrence.description, recurrence.starts_at, pendingCompetence(recurrence));

/**
 * The words of the requests to come after a person has changed them. A new description names the competence that comes next; one that reads as it
 * would have read stays as it is kept. Null when nothing is new.
 */
export const changedWords = (
  before: Kept & Pick<RecurringValues, 'shifts'>,
  { description, shifts }: Pick<RecurringValues, 'description' | 'shifts'>,
): Partial<Pick<RecurringValues, 'description' | 'shifts' | 'starts_at'>> | null => {
  const rewritten = description !== pendingDescription(before) && { description, starts_at: pendingCompetence(before) };
  const other = shifts !== before.shifts && { shifts };
  return rewritten || other ? { ...rewritten, ...other } : null;
};

/**
 * The request for a competence, made on `today`: the description names the new month, its placeholders are filled in later as with any other
 * request. The client's payment term sets the due date; without one, as many days as the first request had. Notes were about that one alone.
 */
export const recurringRequest = (values: RecurringValues, competence: string, today: string, term: number | null): InvoiceRequestForm => {
  const { starts_at, due_days, ...request } = values;
  const days = term ?? due_days;
  return {
    ...request,
    competence,
    description: descriptionForMonth(values.description, starts_at, competence),
    due_date: days === null ? null : addDays(today, days),
    notes: null,
  };
};
