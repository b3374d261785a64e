import { chakra } from '@chakra-ui/react';
import type { OfferedPlan } from '@esteto/contract/plan/plan';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { FieldNotes } from '@esteto/ui/components/field/base/field-frame.tsx';
import { useField } from '@esteto/ui/components/field/binding/use-field';
import { Check } from 'lucide-react';
import { PriceLines } from './price-lines.tsx';

type PlanChoiceProps = {
  plans: readonly OfferedPlan[];
  /** What somebody said that they earn in a month: a plan that ends below it says so. Cents. */
  revenue?: number;
  /** Which of them is priced as it was offered, and until when. */
  agreed?: { plan_id: number; valid_until: string } | null;
};

/** Plans side by side, each with one's own price and what it brings; one is chosen. */
export const PlanChoice = ({ plans, revenue = 0, agreed = null }: PlanChoiceProps) => {
  const field = useField({ name: 'plan' });
  const { id, onBlur, ...spoken } = field.control;
  return (
    <chakra.fieldset gridColumn="1 / -1" role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={spoken['aria-describedby']}>
      <chakra.span id={`${id}-label`} fontWeight="medium" fontSize="sm">
        Planos
      </chakra.span>
      <Cards>
        {plans.map((plan) => (
          <Offer key={plan.id} data-chosen={field.value === plan.id || undefined}>
            <chakra.label display="grid" gap="2" cursor="pointer">
              <chakra.span display="flex" gap="2.5" alignItems="baseline">
                <chakra.input
                  type="radio"
                  name={id}
                  value={plan.id}
                  checked={field.value === plan.id}
                  onChange={() => field.setValue(plan.id)}
                  onBlur={onBlur}
                  accentColor="brand.solid"
                />
                <chakra.span fontWeight="semibold" fontSize="lg">
                  {plan.name}
                </chakra.span>
              </chakra.span>
              <chakra.span>
                <chakra.span fontSize="2xl" fontWeight="semibold">
                  <Money cents={plan.price.total} />
                </chakra.span>{' '}
                por mês
              </chakra.span>
              <chakra.span color="fg.muted" fontSize="sm">
                {notesOf(plan).join(' · ')}
              </chakra.span>
            </chakra.label>
            {agreed?.plan_id === plan.id && (
              <chakra.p fontSize="sm" fontWeight="medium">
                O plano da sua proposta, com o preço dela até {formatDateNumeric(agreed.valid_until)}.
              </chakra.p>
            )}
            {plan.revenue_limit_month !== null && revenue > plan.revenue_limit_month && (
              <chakra.p color="status.waiting.fg" fontSize="sm">
                A receita simulada, de {formatMoney(revenue)} por mês, passa do limite deste plano.
              </chakra.p>
            )}
            {plan.coupon_refusal && (
              <chakra.p color="status.waiting.fg" fontSize="sm" role="status">
                {plan.coupon_refusal}
              </chakra.p>
            )}
            <chakra.ul display="grid" gap="1.5" fontSize="sm">
              {plan.services.map((service) => (
                <chakra.li key={service} display="flex" gap="2">
                  <Check size={16} aria-hidden />
                  {service}
                </chakra.li>
              ))}
            </chakra.ul>
            <Disclosure label="Como se chega a este preço">
              <PriceLines price={plan.price} />
            </Disclosure>
          </Offer>
        ))}
      </Cards>
      <FieldNotes id={id} error={field.error} help={undefined} />
    </chakra.fieldset>
  );
};

const notesOf = ({ trial_days, revenue_limit_month, price, is_containment }: OfferedPlan): string[] =>
  [
    price.after_coupon && `depois, ${formatMoney(price.after_coupon.total)}`,
    trial_days && `${countOf(trial_days, 'dia', 'dias')} de teste`,
    revenue_limit_month !== null && `até ${formatMoney(revenue_limit_month)} de faturamento por mês`,
    is_containment && 'plano de contenção',
  ].filter((note) => typeof note === 'string');

const Cards = chakra('div', {
  base: { display: 'grid', gap: '3', mt: '2', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))', alignItems: 'start' },
});

const Offer = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    p: '4',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
    '&[data-chosen]': { borderColor: 'brand.solid', boxShadow: 'inset 0 0 0 1px {colors.brand.solid}' },
  },
});
