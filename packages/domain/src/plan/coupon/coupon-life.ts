import { formatDateNumeric } from '../../shared/date/date.ts';
import type { Tone } from '../../shared/status/tone.ts';

export const COUPON_STATUSES = ['active', 'used_up', 'expired', 'inactive'] as const;
export type CouponStatus = (typeof COUPON_STATUSES)[number];

export const couponStatusLabel: Record<CouponStatus, string> = {
  active: 'Ativo',
  used_up: 'Esgotado',
  expired: 'Expirado',
  inactive: 'Inativo',
};

export const couponStatusTone: Record<CouponStatus, Tone> = { active: 'done', used_up: 'ended', expired: 'ended', inactive: 'ended' };

export type CouponLimits = {
  is_active: boolean;
  /** First and last day, 'YYYY-MM-DD'; null for no limit. */
  valid_from: string | null;
  valid_until: string | null;
  max_uses: number | null;
  uses_count: number;
};

/** Where a coupon stands on `today`. What a person switched off comes first, then its last day, then its uses. */
export const couponStatus = ({ is_active, valid_until, max_uses, uses_count }: CouponLimits, today: string): CouponStatus => {
  if (!is_active) return 'inactive';
  if (valid_until !== null && valid_until < today) return 'expired';
  return max_uses !== null && uses_count >= max_uses ? 'used_up' : 'active';
};

/** Said of a code that is none. */
export const UNKNOWN_COUPON = 'Não há cupom com este código.';

/** Null when the coupon may be used on `today`; else what to tell the person. */
export const couponProblem = (coupon: CouponLimits, today: string): string | null => {
  const status = couponStatus(coupon, today);
  if (status === 'inactive') return 'Este cupom não está mais ativo.';
  if (status === 'expired') return `Este cupom valeu até ${formatDateNumeric(coupon.valid_until ?? '')}.`;
  if (status === 'used_up') return 'Este cupom já foi usado o número de vezes que podia.';
  if (coupon.valid_from !== null && coupon.valid_from > today)
    return `Este cupom vale a partir de ${formatDateNumeric(coupon.valid_from)}.`;
  return null;
};

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const couponEventLabel = {
  'coupon.created': 'Cupom criado',
  'coupon.edited': 'Cupom alterado',
  'coupon.used': 'Cupom usado',
  'coupon.earned': 'Cupom ganho por uma indicação',
} as const;
