import { competenceOf } from '../../shared/date/competence.ts';
import { addDays, daysBetween, inSaoPaulo } from '../../shared/date/date.ts';
import { descriptionForMonth } from './description-template.ts';

type Former = {
  client_id: number;
  competence: string;
  gross_amount: number;
  description: string;
  service_place_ibge?: string | null;
  due_date?: string | null;
  requested_at: string;
};

/** What a request starts with that repeats an invoice. `notes` were about the former one and stay with it. */
export type RepeatedRequest = {
  client_id: number;
  competence: string;
  gross_amount: number;
  description: string;
  service_place_ibge: string | null;
  due_date: string | null;
};

/** The same service in the month of `today` ('YYYY-MM-DD'): the description tells the new month, and the term runs from today. */
export const repeatedRequest = (invoice: Former, today: string): RepeatedRequest => {
  const competence = competenceOf(today);
  return {
    client_id: invoice.client_id,
    competence,
    gross_amount: invoice.gross_amount,
    description: descriptionForMonth(invoice.description, invoice.competence, competence),
    service_place_ibge: invoice.service_place_ibge ?? null,
    due_date: dueDateLike(invoice, today),
  };
};

/** As many days from today as the former one had from its request; never before today. */
const dueDateLike = ({ due_date, requested_at }: Former, today: string): string | null =>
  due_date ? addDays(today, Math.max(0, daysBetween(inSaoPaulo(requested_at).date, due_date))) : null;
