import { clientQueries } from '@esteto/api-client/billing/client';
import { useCan } from '@esteto/auth/can/can.tsx';
import { clients } from '@esteto/contract/access';
import type { ClientRow } from '@esteto/contract/billing/client';
import {
  type EventKind,
  eventColorLabel,
  eventKindLabel,
  eventReminderLabel,
  eventVisibilityLabel,
  isPaidKind,
} from '@esteto/domain/agenda/calendar-event/event-kinds';
import { shownDocument } from '@esteto/domain/shared/document/document';
import { shiftValueKindLabel } from '@esteto/domain/shared/money/value-kind';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';
import { SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { Conflicts } from './conflicts.tsx';
import { RepetitionFields } from './repetition-fields.tsx';
import { SpanFields } from './span-fields.tsx';

type EventFieldsProps = {
  /** The client that is chosen already. */
  client?: { id: number; name: string } | null;
  /** The event that is changed: it is no conflict of itself. */
  except_id?: number;
  /** One day of a series alone has no rhythm of its own. */
  repeats?: boolean;
};

/** What one writes about an event; of work that is paid also who pays, and how much. */
export const EventFields = ({ client, except_id, repeats = true }: EventFieldsProps) => {
  const kind = useFieldValue<EventKind>('kind');
  const isPaid = kind !== undefined && isPaidKind(kind);
  const isAlone = useFieldValue('part') === 'this';
  return (
    <>
      <SelectField name="kind" options={eventKindLabel} span={2} />
      <TextField name="title" span={4} autoFocus />
      <SpanFields />
      <Conflicts except_id={except_id} />
      <TextField name="place" span={3} />
      <TextField name="place_address" span={3} />
      {isPaid && <PaymentFields client={client ?? null} />}
      {repeats && !isAlone && <RepetitionFields />}
      <TextAreaField name="notes" />
      <ChecklistField name="reminders" options={eventReminderLabel} span={3} />
      <SelectField name="visibility" options={eventVisibilityLabel} span={3} />
      <SelectField name="color" options={eventColorLabel} span={3} placeholder="A do tipo" />
    </>
  );
};

/** Who pays, and how much. Whoever may not see clients enters none. */
export const PaymentFields = ({ client }: { client: { id: number; name: string } | null }) => {
  const maySee = useCan(clients.view);
  const hasValue = typeof useFieldValue('value') === 'number';
  const repeats = typeof useFieldValue('repeats') === 'string';
  return (
    <>
      <MoneyField name="value" span={2} />
      <SelectField name="value_kind" options={shiftValueKindLabel} span={2} required={hasValue || undefined} />
      {!repeats && <DateField name="payment_forecast_date" span={2} />}
      {maySee && (
        <SearchSelectField
          key={client?.id}
          name="client_id"
          search={clientQueries.list}
          toOption={toOption}
          selected={client && { value: client.id, label: client.name }}
          placeholder="Quem paga"
        />
      )}
    </>
  );
};

const toOption = ({ id, name, document, person_type }: Pick<ClientRow, 'id' | 'name' | 'document' | 'person_type'>) => ({
  value: id,
  label: name,
  detail: document ? shownDocument(document, person_type) : undefined,
});
