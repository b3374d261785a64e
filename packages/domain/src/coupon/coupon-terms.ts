import { searchKey } from '../shared/text/text.ts';
import { type CouponLimits, couponProblem } from './coupon-life.ts';

/** Whom a coupon is for, beyond its days and uses; an empty list asks nothing. */
export type CouponTerms = CouponLimits & {
  max_uses_per_doctor: number | null;
  plan_ids: readonly number[];
  colleges: readonly string[];
  only_residents: boolean;
  only_indication: boolean;
};

/** The doctor who brings the coupon, and what it is brought for; null where it is not known. */
export type CouponTaker = {
  uses_by_doctor: number;
  plan_id: number | null;
  /** The names of the college: in full, its acronym, as somebody wrote it. */
  colleges: readonly string[];
  is_resident: boolean;
  is_indication: boolean;
};

/** Null when this doctor may use the coupon on `today`; else the first reason why not, in words for the person. */
export const couponRefusal = (coupon: CouponTerms, taker: CouponTaker, today: string): string | null =>
  couponProblem(coupon, today) ?? TERMS.find(({ isMet }) => !isMet(coupon, taker))?.refusal ?? null;

const TERMS: readonly { isMet: (coupon: CouponTerms, taker: CouponTaker) => boolean; refusal: string }[] = [
  {
    isMet: ({ max_uses_per_doctor }, { uses_by_doctor }) => max_uses_per_doctor === null || uses_by_doctor < max_uses_per_doctor,
    refusal: 'Você já usou este cupom o número de vezes que podia.',
  },
  { isMet: ({ plan_ids }, { plan_id }) => isAmong(plan_ids, plan_id), refusal: 'Este cupom não vale para este plano.' },
  { isMet: ({ only_residents }, { is_resident }) => is_resident || !only_residents, refusal: 'Este cupom é só para médicos residentes.' },
  {
    isMet: (coupon, taker) =>
      coupon.colleges.length === 0 || taker.colleges.some((name) => isAmong(coupon.colleges.map(searchKey), searchKey(name))),
    refusal: 'Este cupom não vale para a sua faculdade.',
  },
  {
    isMet: ({ only_indication }, { is_indication }) => is_indication || !only_indication,
    refusal: 'Este cupom é só para quem foi indicado.',
  },
];

const isAmong = <T>(wanted: readonly T[], own: T | null): boolean => wanted.length === 0 || (own !== null && wanted.includes(own));
