import { searchKey } from '../../shared/text/text.ts';
import type { CouponReferral } from './coupon-form.ts';
import { type CouponLimits, couponProblem } from './coupon-life.ts';

/** Terms that say whom a coupon is for, beyond its days and uses; an empty list asks nothing. */
export type CouponTerms = CouponLimits & {
  max_uses_per_doctor: number | null;
  plan_ids: readonly number[];
  colleges: readonly string[];
  only_residents: boolean;
  only_indication: boolean;
  referral: CouponReferral | null;
  /** The owner of a coupon that was earned. */
  owner_id: number | null;
};

/** The doctor who brings the coupon, and what it is brought for; null where it is not known. */
export type CouponTaker = {
  /** Null while they have no account. */
  user_id: number | null;
  uses_by_doctor: number;
  plan_id: number | null;
  /** The names of the college: in full, its acronym, as somebody wrote it. */
  colleges: readonly string[];
  is_resident: boolean;
  is_indication: boolean;
};

/** Null when this doctor may use the coupon on `today`; else the first reason why not, in words for the person. */
export const couponRefusal = (coupon: CouponTerms, taker: CouponTaker, today: string): string | null =>
  couponProblem(coupon, today) ??
  personalProblem(coupon, taker.user_id) ??
  TERMS.find(({ isMet }) => !isMet(coupon, taker))?.refusal ??
  null;

/** A prize is whose it is; what each prize is made from is nobody's. Null when the person may have it. */
export const personalProblem = (
  { referral, owner_id }: Pick<CouponTerms, 'referral' | 'owner_id'>,
  user_id: number | null,
): string | null => {
  if (owner_id !== null) return owner_id === user_id ? null : 'Este cupom é pessoal e foi dado a outra pessoa.';
  return referral === 'reward' ? 'Este cupom é um prêmio por indicação: cada pessoa recebe o seu, com outro código.' : null;
};

const TERMS: readonly { isMet: (coupon: CouponTerms, taker: CouponTaker) => boolean; refusal: string }[] = [
  {
    isMet: ({ max_uses_per_doctor }, { uses_by_doctor }) => max_uses_per_doctor === null || uses_by_doctor < max_uses_per_doctor,
    refusal: 'Você já usou este cupom o número de vezes que podia.',
  },
  { isMet: ({ plan_ids }, { plan_id }) => countsFor(plan_ids, plan_id), refusal: 'Este cupom não vale para este plano.' },
  { isMet: ({ only_residents }, { is_resident }) => is_resident || !only_residents, refusal: 'Este cupom é só para médicos residentes.' },
  {
    isMet: (coupon, taker) =>
      coupon.colleges.length === 0 || taker.colleges.some((name) => isAmong(coupon.colleges.map(searchKey), searchKey(name))),
    refusal: 'Este cupom não vale para a sua faculdade.',
  },
  {
    isMet: ({ only_indication, referral }, { is_indication }) => is_indication || !(only_indication || referral === 'friend'),
    refusal: 'Este cupom é só para quem foi indicado.',
  },
];

/** Whether a coupon of some plans, or of all, counts for one. */
export const countsFor = (plan_ids: readonly number[], plan_id: number | null): boolean => isAmong(plan_ids, plan_id);

const isAmong = <T>(wanted: readonly T[], own: T | null): boolean => wanted.length === 0 || (own !== null && wanted.includes(own));
