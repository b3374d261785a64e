import { sumCents } from '../../shared/money/money.ts';
import { formatTaxRate } from '../../shared/money/percent.ts';
import { countOf } from '../../shared/text/text.ts';
import { type AgreedCoupon, type OrderedPlan, orderOf } from './order.ts';

/** What a plan costs in one payment, with its extras; null where the plan asks nothing for them. Integer cents. */
export type PricedPlan = OrderedPlan & { name: string; extra_partner_value: number | null; extra_employee_value: number | null };

/** Who is in a company (one partner is in every plan), and the coupon with the payments that it still has (null: on all). */
export type PricedCompany = {
  is_resident: boolean;
  partners: number;
  employees: number;
  coupon: AgreedCoupon | null;
};

/** Lines of the price of every month, and those that a month has beside it: a part of it, a plan that changed, what former months left. */
export const PRICE_LINE_KINDS = ['base', 'resident', 'extra_partner', 'extra_employee', 'coupon', 'part', 'change', 'carried'] as const;
export type PriceLineKind = (typeof PRICE_LINE_KINDS)[number];

/** A line of the price: what it is, what it adds (or takes, below zero) in cents, and why. */
export type PriceLine = { kind: PriceLineKind; label: string; amount: number; reason: string };

export type PriceComposition = {
  lines: PriceLine[];
  /** What is paid now: the sum of the lines. */
  total: number;
  /** What is paid once the coupon is over, and after how many payments; null when the price stays. */
  after_coupon: { total: number; payments_left: number } | null;
};

/** The price of a plan for a company, line by line. A coupon takes from the plan's price, never from the extras. */
export const priceComposition = (plan: PricedPlan, company: PricedCompany): PriceComposition => {
  const coupon = company.coupon?.max_payments === 0 ? null : company.coupon;
  const { plan_value, discount, order_value, discounted_payments } = orderOf(plan, { is_resident: company.is_resident, coupon });
  const extras = [
    extraLine('extra_partner', Math.max(0, company.partners - 1), plan.extra_partner_value),
    extraLine('extra_employee', company.employees, plan.extra_employee_value),
  ].filter((line) => line !== null);
  const extra = sumCents(extras.map(({ amount }) => amount));
  return {
    lines: [
      { kind: 'base', label: `Plano ${plan.name}`, amount: plan.value, reason: 'Preço do plano.' },
      ...(plan_value === plan.value ? [] : [residentLine(plan_value - plan.value)]),
      ...extras,
      ...(coupon && discount > 0 ? [couponLine(coupon, discount)] : []),
    ],
    total: order_value + extra,
    after_coupon: discount > 0 && discounted_payments !== null ? { total: plan_value + extra, payments_left: discounted_payments } : null,
  };
};

/** What a month costs more, in cents, for partners who came after it was charged for `charged` of them; nothing where some went. */
export const partnersOwed = (
  { extra_partner_value }: Pick<PricedPlan, 'extra_partner_value'>,
  { charged, partners }: { charged: number; partners: number },
): number => Math.max(0, partners - charged) * (extra_partner_value ?? 0);

const residentLine = (amount: number): PriceLine => ({
  kind: 'resident',
  label: 'Médico residente',
  amount,
  reason: 'O plano tem um preço próprio para residentes.',
});

const EXTRAS = {
  extra_partner: { one: 'sócio adicional', many: 'sócios adicionais' },
  extra_employee: { one: 'funcionário adicional', many: 'funcionários adicionais' },
} as const;

const extraLine = (kind: keyof typeof EXTRAS, count: number, value: number | null): PriceLine | null => {
  if (count === 0 || value === null || value === 0) return null;
  const { one, many } = EXTRAS[kind];
  return { kind, label: countOf(count, one, many), amount: count * value, reason: `O plano cobra por ${one}.` };
};

const couponLine = ({ code, percentage, max_payments }: AgreedCoupon, discount: number): PriceLine => {
  const discountText = percentage === null ? 'Desconto no preço do plano' : `${formatTaxRate(percentage)} do preço do plano`;
  const span = max_payments === null ? 'em todos os pagamentos' : `por mais ${countOf(max_payments, 'pagamento', 'pagamentos')}`;
  return { kind: 'coupon', label: `Cupom ${code}`, amount: -discount, reason: `${discountText}, ${span}.` };
};
