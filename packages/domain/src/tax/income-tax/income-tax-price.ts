import { type OrderCoupon, orderOf } from '../../plan/plan/order.ts';
import { formatMoney } from '../../shared/money/money.ts';

type Asked = {
  exercise_year: number;
  /** What a return costs in that year, in cents. */
  year_price: number;
  /** The person has that year without cost. */
  is_free: boolean;
  coupon: (OrderCoupon & { code: string }) | null;
};

/** What a return costs a person, in cents, and why, in the order in which it is counted. */
export const incomeTaxPrice = ({ exercise_year, year_price, is_free, coupon }: Asked): { price: number; why: string[] } => {
  const usual = `Preço do IRPF ${exercise_year}: ${formatMoney(year_price)}.`;
  if (is_free) return { price: 0, why: [usual, `O cadastro do médico diz que o IRPF ${exercise_year} é sem custo.`] };
  if (!coupon) return { price: year_price, why: [usual] };
  const { discount, order_value } = orderOf({ value: year_price, value_residents: null }, { is_resident: false, coupon });
  return { price: order_value, why: [usual, `Cupom ${coupon.code}: menos ${formatMoney(discount)}.`] };
};
