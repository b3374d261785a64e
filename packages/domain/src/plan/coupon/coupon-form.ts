import type { InferType } from 'yup';
import { besides, cents, flag, id, integer, isoDate, list, object, oneOf, rate, text } from '../../shared/schema/fields.ts';
import { COUPON_STATUSES, couponStatusLabel } from './coupon-life.ts';

export const DISCOUNT_KINDS = ['percentage', 'amount'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];
export const discountKindLabel: Record<DiscountKind, string> = { percentage: 'Porcentagem', amount: 'Valor em reais' };

/** What part a coupon plays where clients send their friends; each part is one active coupon's (referral/referral-offer). */
export const COUPON_REFERRALS = ['friend', 'reward'] as const;
export type CouponReferral = (typeof COUPON_REFERRALS)[number];
export const couponReferralLabel: Record<CouponReferral, string> = {
  friend: 'Desconto para o amigo indicado',
  reward: 'Prêmio de quem indicou',
};

/** A code as people write it on paper and say on the phone: letters and digits, whatever their case. */
export const cleanCouponCode = (code: string): string => code.trim().toUpperCase();

export const couponCode = () =>
  text('Código')
    .max(40)
    .meta({ kind: 'text', clean: cleanCouponCode })
    .matches(/^[A-Z0-9-]+$/, { message: '${path}: use só letras, números e hífen.', excludeEmptyString: true });

/** What a coupon takes off, for whom, and how often. `percentage` is a fraction, `amount` in cents: the one that `discount` names. */
export const couponForm = object({
  code: couponCode().required(),
  name: text('Nome').max(80).required(),
  discount: oneOf('Desconto em', DISCOUNT_KINDS, discountKindLabel).required(),
  percentage: rate('Porcentagem').when('discount', ([discount], field) =>
    discount === 'percentage' ? field.required().test('some', '${path}: escreva mais que zero.', (value) => Number(value) > 0) : field,
  ),
  amount: cents('Valor').when('discount', ([discount], field) =>
    discount === 'amount' ? field.required().min(1, '${path}: escreva mais que zero.') : field,
  ),
  max_payments: integer('Pagamentos com desconto').min(1).max(120),
  max_uses: integer('Usos ao todo').min(1).max(1_000_000),
  max_uses_per_doctor: integer('Usos por médico').min(1).max(100),
  valid_from: isoDate('Vale de'),
  valid_until: isoDate('Vale até').test('after', '${path}: escolha um dia que não venha antes do primeiro.', (value, { parent }) => {
    const from = besides(parent, 'valid_from');
    return !value || !from || value >= from;
  }),
  plan_ids: list('Planos', id('Plano').required(), 100),
  colleges: list('Faculdades', text('Faculdade').max(150).required(), 50),
  only_residents: flag('Só para residentes'),
  only_indication: flag('Só para quem foi indicado'),
  referral: oneOf('Nas indicações', COUPON_REFERRALS, couponReferralLabel),
  is_active: flag('Ativo').default(true),
});
export type CouponForm = InferType<typeof couponForm>;

/** How the staff's list of coupons may be narrowed. */
export const couponFilters = object({
  search: text('Busca').max(100),
  situation: oneOf('Situação', COUPON_STATUSES, couponStatusLabel),
});
export type CouponFilters = InferType<typeof couponFilters>;
