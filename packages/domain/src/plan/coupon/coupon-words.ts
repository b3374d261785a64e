import { formatMoney } from '../../shared/money/money.ts';
import { formatTaxRate } from '../../shared/money/percent.ts';
import type { OrderCoupon } from '../plan/order.ts';

/** What a coupon gives, for the person who typed its code: it speaks of the plan's price, the only one it takes from (plan/order). */
export const couponGives = ({ percentage, amount, max_payments }: OrderCoupon): string =>
  `${percentage === null ? formatMoney(amount ?? 0) : formatTaxRate(percentage)} de desconto no preço do plano, ${spanOf(max_payments)}.`;

const spanOf = (payments: number | null): string => {
  if (payments === null) return 'em todos os pagamentos';
  return payments === 1 ? 'no primeiro pagamento' : `nos ${payments} primeiros pagamentos`;
};
