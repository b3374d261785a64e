import { chakra } from '@chakra-ui/react';
import type { ProfitYear } from '@esteto/contract/money/profit-distribution';
import { profitAskForm } from '@esteto/domain/money/profit-distribution/profit-distribution-form';
import { profitRadar } from '@esteto/domain/money/profit-distribution/profit-radar';
import { radarWords } from '@esteto/domain/money/profit-distribution/profit-words';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { FieldGrid } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { Form } from '@esteto/ui/patterns/form/form.tsx';
import { today } from '@esteto/ui/system/context/today';

/** What a payment of this month would cost, while one types how much; nothing is kept of it. */
export const RadarBlock = ({ year, me }: { year: ProfitYear; me: number | null }) => {
  const [first] = year.people;
  const person = year.people.find(({ user_id }) => user_id === me) ?? first;
  if (!person) return null;
  return (
    <Form schema={profitAskForm} initial={{ person: person.person }} onSubmit={() => Promise.resolve()}>
      <FieldGrid>
        {year.people.length > 1 && (
          <SelectField name="person" span={3} options={Object.fromEntries(year.people.map((one) => [one.person, one.name]))} />
        )}
        <MoneyField name="amount" span={3} />
      </FieldGrid>
      <Said year={year} />
    </Form>
  );
};

const Said = ({ year }: { year: ProfitYear }) => {
  const chosen = useFieldValue<string | null>('person');
  const more = useFieldValue<number | null>('amount') ?? 0;
  const payments = year.payments.filter(({ person }) => person === chosen);
  const { said, note } = radarWords(profitRadar({ month: competenceOf(today()), payments, more: Math.max(0, more) }));
  return (
    <div role="status">
      <chakra.p fontSize="xl" fontWeight="semibold" letterSpacing="tight" data-numeric>
        {said}
      </chakra.p>
      <chakra.p color="fg.muted">{note}</chakra.p>
    </div>
  );
};
