import type { ClientDetail } from '@esteto/contract/billing/client';
import type { RepeatedRequest } from '@esteto/domain/billing/invoice/repeated-request';
import { isCompetence } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { ReactNode } from 'react';
import { ServiceDescription } from './service-description.tsx';
import { useSuggestion } from './use-suggestion.ts';

type InvoiceRequestFieldsProps = {
  /** Client whose payment term and usual text are proposed; undefined until one is chosen and known. */
  client: RequestClient | undefined;
  /** What an invoice that is repeated has brought. */
  repeated?: RepeatedRequest;
  notesHelp: string;
  /** What follows from the amount, below it. */
  children: ReactNode;
};

export type RequestClient = Pick<ClientDetail, 'payment_term_days' | 'default_description_template' | 'contract_number'>;

/** What is asked of an invoice once its client is chosen, the same for the doctor and for staff. */
export const InvoiceRequestFields = ({ client, repeated, notesHelp, children }: InvoiceRequestFieldsProps) => {
  const competence = useFieldValue('competence');
  useSuggestion('due_date', client && (dueDateOf(client) ?? repeated?.due_date ?? null), repeated?.due_date);
  useSuggestion('description', client && (client.default_description_template ?? repeated?.description ?? null), repeated?.description);
  return (
    <>
      <MoneyField name="gross_amount" span={2} />
      <MonthField name="competence" span={2} />
      <DateField name="due_date" span={2} />
      {children}
      <ServiceDescription
        competence={typeof competence === 'string' && isCompetence(competence) ? competence : null}
        contract_number={client?.contract_number ?? null}
      />
      <TextAreaField name="notes" rows={2} help={notesHelp} />
    </>
  );
};

/** Counted from the request, as the server counts it when the date is left out. */
const dueDateOf = ({ payment_term_days }: RequestClient): string | null =>
  payment_term_days === null ? null : addDays(today(), payment_term_days);
