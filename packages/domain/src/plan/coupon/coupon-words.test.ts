import { expect, it } from 'vitest';
import type { OrderCoupon } from '../plan/order.ts';
import { couponGives } from './coupon-words.ts';

it.each<[OrderCoupon, string]>([
  [{ percentage: '0.5', amount: null, max_payments: 3 }, '50,00\u00a0% de desconto no preço do plano, nos 3 primeiros pagamentos.'],
  [{ percentage: '0.1250', amount: null, max_payments: null }, '12,50\u00a0% de desconto no preço do plano, em todos os pagamentos.'],
  [{ percentage: null, amount: 5000, max_payments: 1 }, 'R$\u00a050,00 de desconto no preço do plano, no primeiro pagamento.'],
])('%j', (coupon, words) => {
  expect(couponGives(coupon)).toBe(words);
});
