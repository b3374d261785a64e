import { type CallInput, call } from '@esteto/api-client/api';
import { invoiceMutations } from '@esteto/api-client/billing/invoice';
import { invoice } from '@esteto/contract/billing/invoice';
import type { AnswerOf } from '@esteto/contract/endpoint';
import type { RecurringRequestForm } from '@esteto/domain/billing/invoice-recurrence/recurrence-form';
import { formatDate } from '@esteto/domain/shared/date/date';
import { today } from '@esteto/ui/system/context/today';

type Input = Omit<CallInput<typeof invoice.request>, 'body'> & { body: RecurringRequestForm };
type Answer = AnswerOf<typeof invoice.request>;

/** One request, or the first of those that repeat themselves: the form says which. */
export const requestMutation = {
  ...invoiceMutations.request,
  mutationFn: ({ body: { repeat, repeat_day, repeat_until, ...body }, ...input }: Input): Promise<Answer> =>
    repeat && repeat_day
      ? call(invoice.startRecurrence, { ...input, body: { ...body, repeat, repeat_day, repeat_until } })
      : call(invoice.request, { ...input, body }),
};

export const requestDone = ({ recurrence }: Answer): string =>
  recurrence?.next_on
    ? `Nota solicitada. A próxima é pedida em ${formatDate(recurrence.next_on, today())}.`
    : 'Nota solicitada. Avisamos quando ela for emitida.';
