import type { ClientDetail } from '@esteto/contract/client';
import type { RepeatedRequest } from '@esteto/domain/invoice/repeated-request';
import { isCompetence } from '@esteto/domain/shared/competence';
import { addDays } from '@esteto/domain/shared/date';
import { DateField } from '@esteto/ui/field/date-field.tsx';
import { MoneyField } from '@esteto/ui/field/money-field.tsx';
import { MonthField } from '@esteto/ui/field/month-field.tsx';
import { TextAreaField } from '@esteto/ui/field/text-area-field.tsx';
import { useFieldValue } from '@esteto/ui/form/use-field-value';
import { today } from '@esteto/ui/today/today';
import type { ReactNode } from 'react';
import { ServiceDescription } from './service-description.tsx';
import { useSuggestion } from './use-suggestion.ts';

type InvoiceRequestFieldsProps = {
  /** Whose term and usual text are proposed; undefined until somebody is chosen and known. */
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
