import type { Tone } from '../shared/tone.ts';

// Where a coupon stands (entities.md 7).

export const COUPON_STATUSES = ['active', 'used_up', 'expired', 'inactive'] as const;
export type CouponStatus = (typeof COUPON_STATUSES)[number];

export const couponStatusLabel: Record<CouponStatus, string> = {
  active: 'Ativo',
  used_up: 'Esgotado',
  expired: 'Expirado',
  inactive: 'Inativo',
};

export const couponStatusTone: Record<CouponStatus, Tone> = { active: 'done', used_up: 'ended', expired: 'ended', inactive: 'ended' };
