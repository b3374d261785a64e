import { chakra } from '@chakra-ui/react';
import type { InvoiceRecurrenceAnswer } from '@esteto/contract/billing/invoice-answer';
import { type RecurrenceChangeForm, recurrenceChangeForm } from '@esteto/domain/billing/invoice-recurrence/recurrence-form';
import { pendingCompetence, pendingDescription } from '@esteto/domain/billing/invoice-recurrence/recurring-request';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { FieldGrid } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFormBusy, useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { valueAt } from '@esteto/ui/components/field/binding/form-store';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useDialogGuard } from '@esteto/ui/patterns/dialog/dialog-guard.tsx';
import { focusFirstField } from '@esteto/ui/patterns/dialog/first-field';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { asQuery } from '@esteto/ui/system/query/query-like';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Repeating } from './repeating.ts';
import { ServiceDescription } from './service-description.tsx';

type RecurrenceChangeProps = { recurrence: InvoiceRecurrenceAnswer; repeating: Repeating; leave: () => void };

/** What the requests that are still to come will say; the description reads as the next one will have it. */
export const RecurrenceChange = ({ recurrence, repeating, leave }: RecurrenceChangeProps) => {
  const { gross_amount, day, until, shifts } = recurrence;
  const initial = { gross_amount, day, until, description: pendingDescription(recurrence), shifts };
  return (
    <Form
      schema={recurrenceChangeForm}
      initial={initial}
      onSubmit={async (body) => {
        await repeating.change(recurrence, body);
        toast.success('Repetição alterada. Vale para as próximas notas.');
        leave();
      }}
    >
      <ChangeFields recurrence={recurrence} repeating={repeating} initial={initial} leave={leave} />
    </Form>
  );
};

const ChangeFields = ({ recurrence, repeating, initial, leave }: RecurrenceChangeProps & { initial: RecurrenceChangeForm }) => {
  const busy = useFormBusy();
  useDialogGuard({ busy, dirty: useIsChanged(initial) });
  useEffect(focusFirstField, []);
  const { data: client } = useQuery(asQuery(repeating.client({ id: recurrence.client_id })));
  const competence = pendingCompetence(recurrence);
  return (
    <>
      <FieldGrid>
        <MoneyField name="gross_amount" help="A partir da próxima nota." autoFocus />
        <IntegerField name="day" span={3} />
        <MonthField name="until" label="Até (opcional)" span={3} />
        <ServiceDescription
          competence={competence}
          contract_number={client?.contract_number ?? null}
          help={`Como vai na nota de ${formatCompetence(competence)}. Nas seguintes, o mês escrito acompanha cada nota.`}
        />
      </FieldGrid>
      <RecurrenceButtons>
        <Button onClick={leave} disabled={busy}>
          Cancelar
        </Button>
        <SubmitButton>Salvar</SubmitButton>
      </RecurrenceButtons>
    </>
  );
};

/** Whether closing would lose something; what is empty is nothing. */
const useIsChanged = (initial: RecurrenceChangeForm): boolean => {
  const store = useFormStore();
  return useSyncExternalStore(store.subscribe, () => {
    const { values } = store.read();
    return Object.entries(initial).some(([name, value]) => (valueAt(values, name) || null) !== value);
  });
};

export const RecurrenceButtons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
