/** What happened, as the history says it. Codes are stored and never change meaning. */
export const couponEventLabel = {
  'coupon.created': 'Cupom criado',
  'coupon.edited': 'Cupom alterado',
  'coupon.used': 'Cupom usado',
} as const;
