import { planQueries } from '@esteto/api-client/plan/plan';
import { couponReferralLabel, discountKindLabel } from '@esteto/domain/plan/coupon/coupon-form';
import { FieldSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { PercentField } from '@esteto/ui/components/field/number/percent-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { TokensField } from '@esteto/ui/components/field/text/tokens-field.tsx';
import { useQuery } from '@tanstack/react-query';

/** What a coupon takes off, how often, and for whom. */
export const CouponFields = () => (
  <>
    <TextField name="code" span={3} autoFocus autoComplete="off" />
    <TextField name="name" span={3} help="Quem digita o código lê este nome." />
    <SelectField name="discount" options={discountKindLabel} span={3} />
    <Discount />
    <IntegerField name="max_payments" span={3} help="Vazio: em todos." />
    <SwitchField name="is_active" span={3} />
    <FieldSection title="Quanto e até quando">
      <DateField name="valid_from" span={3} />
      <DateField name="valid_until" span={3} />
      <IntegerField name="max_uses" span={3} help="Vazio: sem limite." />
      <IntegerField name="max_uses_per_doctor" span={3} help="Vazio: sem limite." />
    </FieldSection>
    <FieldSection title="Para quem">
      <Plans />
      <TokensField name="colleges" placeholder="Universidade de São Paulo" help="Vazio: de qualquer faculdade." />
      <SwitchField name="only_residents" span={3} />
      <SwitchField name="only_indication" span={3} />
      <SelectField
        name="referral"
        options={couponReferralLabel}
        placeholder="Nenhum"
        help="O desconto do amigo entra sozinho no cadastro de quem veio por um link; do prêmio, cada pessoa recebe uma cópia só sua quando o amigo paga."
      />
    </FieldSection>
  </>
);

const Discount = () =>
  useFieldValue('discount') === 'amount' ? (
    <MoneyField name="amount" required span={3} />
  ) : (
    <PercentField name="percentage" required span={3} />
  );

/** None ticked: for all of them. Whoever may not see plans leaves them as they are. */
const Plans = () => {
  const { data } = useQuery(planQueries.list({}));
  if (!data || data.length === 0) return null;
  return (
    <ChecklistField
      name="plan_ids"
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      help="Nenhum marcado: vale para todos."
    />
  );
};
