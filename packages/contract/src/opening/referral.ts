import { LEAD_STAGES } from '@esteto/domain/opening/lead/lead-life';
import { referralFilters } from '@esteto/domain/opening/referral/referral-filters';
import { REWARD_REFUSALS } from '@esteto/domain/opening/referral/referral-reward';
import { REFERRAL_STAGES } from '@esteto/domain/opening/referral/referral-stage';
import { array, type InferType, number, object, string } from 'yup';
import { adminReferrals, appUser } from '../access.ts';
import { get } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { earnedCoupon } from '../plan/coupon.ts';

const CHANNELS = ['link', 'qr'] as const;

export const referralRow = object({
  id: number().required(),
  lead_id: number().required(),
  friend: string().required(),
  friend_contact: string().nullable().defined(),
  referrer_id: number().required(),
  referrer_name: string().required(),
  channel: string().oneOf(CHANNELS).required(),
  lead_stage: string().oneOf(LEAD_STAGES).required(),
  company_name: string().nullable().defined(),
  /** When they paid for the first time, and what came of it for whoever sent them. */
  paid_at: string().nullable().defined(),
  coupon_code: string().nullable().defined(),
  refusal: string().oneOf(REWARD_REFUSALS).nullable().defined(),
  created_at: string().required(),
});
export type ReferralRow = InferType<typeof referralRow>;

/** What somebody sees of their own invitations. Of a friend no more than the friend would tell. `friend_gets`, `you_get`: in words; null: nothing. */
export const ownReferrals = object({
  link: string().required(),
  /** The QR code of the link, as an SVG. */
  qr: string().required(),
  friend_gets: string().nullable().defined(),
  you_get: string().nullable().defined(),
  friends: array(
    object({
      id: number().required(),
      name: string().required(),
      stage: string().oneOf(REFERRAL_STAGES).required(),
      created_at: string().required(),
      paid_at: string().nullable().defined(),
      /** What was earned by them. */
      coupon_code: string().nullable().defined(),
    }).required(),
  ).required(),
  coupons: array(earnedCoupon.required()).required(),
});
export type OwnReferrals = InferType<typeof ownReferrals>;

export const referral = {
  mine: get('referrals', { summary: 'O link de indicação da pessoa e os amigos que vieram por ele.', who: appUser, answer: ownReferrals }),
  list: get('admin/referrals', {
    summary: 'Indicações de clientes.',
    who: adminReferrals.view,
    query: listQuery(['created_at'], referralFilters),
    answer: page(referralRow),
  }),
};
