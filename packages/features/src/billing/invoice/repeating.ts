import type { ClientDetail } from '@esteto/contract/billing/client';
import type { InvoiceRecurrenceAnswer } from '@esteto/contract/billing/invoice-answer';
import type { RecurrenceChangeForm } from '@esteto/domain/billing/invoice-recurrence/recurrence-form';
import type { QueryFactory } from '@esteto/ui/system/query/query-like';

/** What the company's people do with a request that repeats itself. */
export type Repeating = {
  step: (step: RecurrenceStep, recurrence: InvoiceRecurrenceAnswer) => Promise<InvoiceRecurrenceAnswer>;
  change: (recurrence: InvoiceRecurrenceAnswer, body: RecurrenceChangeForm) => Promise<InvoiceRecurrenceAnswer>;
  /** Client of the request: the number of their contract stands in the description. */
  client: QueryFactory<{ id: number }, Pick<ClientDetail, 'contract_number'>>;
};
export type RecurrenceStep = 'pause' | 'resume' | 'end';
