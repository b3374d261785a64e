import { couponFilters, couponForm } from '@esteto/domain/plan/coupon/coupon-form';
import { COUPON_STATUSES } from '@esteto/domain/plan/coupon/coupon-life';
import { object as form, text } from '@esteto/domain/shared/schema/fields';
import { array, type InferType, number, object, string } from 'yup';
import { anyone, coupons } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';

const standing = { uses_count: number().required(), situation: string().oneOf(COUPON_STATUSES).required() };

export const couponRow = couponForm
  .pick(['code', 'name', 'discount', 'percentage', 'amount', 'max_payments', 'max_uses', 'valid_until'])
  .shape({
    ...standing,
    id: number().required(),
    created_at: string().required(),
  });
export type CouponRow = InferType<typeof couponRow>;

export const couponDetail = couponForm.shape({ ...recordFields, ...standing });
export type CouponDetail = InferType<typeof couponDetail>;

/** Once that somebody used a coupon. `payments_left` null: it has no end; of a plan that is over, 0. */
export const couponUse = object({
  id: number().required(),
  company_id: number().required(),
  company_name: string().required(),
  doctor_name: string().nullable().defined(),
  plan_name: string().required(),
  used_at: string().required(),
  payments_left: number().nullable().defined(),
});
export type CouponUse = InferType<typeof couponUse>;

/** What a coupon gives, in words. */
export const couponWords = object({ name: string().required(), gives: string().required() });
export type CouponWords = InferType<typeof couponWords>;

/** A coupon of one's own. `gives`: in words. */
export const earnedCoupon = object({
  id: number().required(),
  code: string().required(),
  gives: string().required(),
  valid_until: string().nullable().defined(),
  situation: string().oneOf(COUPON_STATUSES).required(),
});
export type EarnedCoupon = InferType<typeof earnedCoupon>;

export const coupon = {
  list: get('admin/coupons', {
    summary: 'Cupons.',
    who: coupons.view,
    query: listQuery(['created_at', 'code'], couponFilters),
    answer: page(couponRow),
  }),
  detail: get('admin/coupons/:id', { summary: 'Um cupom.', who: coupons.view, answer: couponDetail }),
  create: post('admin/coupons', { summary: 'Cria um cupom.', who: coupons.edit, body: couponForm, answer: couponDetail }),
  update: put('admin/coupons/:id', { summary: 'Altera um cupom.', who: coupons.edit, body: versioned(couponForm), answer: couponDetail }),
  /** The latest hundred. */
  uses: get('admin/coupons/:id/uses', { summary: 'Quem usou um cupom.', who: coupons.view, answer: array(couponUse).required() }),
  check: get('coupons/check', {
    summary: 'O que dá o cupom de um código, para quem cria a conta.',
    who: anyone,
    query: form({ code: text('Cupom').max(40).required() }),
    answer: couponWords,
  }),
};
