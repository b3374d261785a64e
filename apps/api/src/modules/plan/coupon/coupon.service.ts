import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { CouponDetail, CouponRow, CouponUse, CouponWords, coupon as contract, EarnedCoupon } from '@esteto/contract/plan/coupon';
import { REWARD_MONTHS, type RewardPromise } from '@esteto/domain/opening/referral/referral-reward';
import { COUPON_REFERRALS, type CouponForm, cleanCouponCode } from '@esteto/domain/plan/coupon/coupon-form';
import { couponProblem, couponStatus, UNKNOWN_COUPON } from '@esteto/domain/plan/coupon/coupon-life';
import { type CouponTaker, countsFor, couponRefusal, personalProblem } from '@esteto/domain/plan/coupon/coupon-terms';
import { couponGives } from '@esteto/domain/plan/coupon/coupon-words';
import type { AgreedCoupon } from '@esteto/domain/plan/plan/order';
import type { BroughtCoupon } from '@esteto/domain/plan/plan/plan-offer';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { addMonths } from '@esteto/domain/shared/date/date';
import { searchKey } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import { minuteGate } from '../../../platform/http/minute-gate.ts';
import type { SessionActor, Visitor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { coupons as table } from '../../../tables/coupon/coupon.tables.ts';
import * as coupons from './coupon.repository.ts';

export type CouponService = ReturnType<typeof couponService>;
export type TakenCoupon = Awaited<ReturnType<CouponService['take']>>;

/** What it takes off, and why it does not count for a plan; null where it does. */
export type CouponStanding = {
  id: number;
  coupon: AgreedCoupon;
  refusal: (of: { plan_id: number; is_resident: boolean }) => string | null;
};

/** What a friend gets by a client's link, and the client for it, in words; `promise`: what is kept of it until it is given. */
export type ReferralOffer = {
  friend: { code: string; gives: string } | null;
  reward: { gives: string; promise: RewardPromise } | null;
};

/** What a code brings that is none. */
export const NO_SUCH_COUPON: BroughtCoupon = { coupon: null, refusal: () => UNKNOWN_COUPON };

/** `field`: what asked for the code, where it is told why it does not count. */
type CouponTaking = { code: string; company_id: number; plan_id: number; field?: 'coupon' | 'code' };

/** Brought by a person for their return, which this company of theirs pays. */
type ReturnCoupon = { code: string; company_id: number; user_id: number };

/** More than anybody types in a minute, and too few to go through codes. */
const MOST_CHECKS = 10;

const codeTaken = { constraint: 'coupons_code', field: 'code', message: 'Já existe um cupom com este código.' };
const partTaken = { constraint: 'coupons_referral', field: 'referral', message: 'Outro cupom ativo já tem este papel nas indicações.' };
const unlessTaken = <T>(write: () => Promise<T>): Promise<T> => refuseTaken(codeTaken, () => refuseTaken(partTaken, write));

export const couponService = ({ db, work, clock }: Pick<Deps, 'db' | 'work' | 'clock'>) => {
  const admit = minuteGate(clock, MOST_CHECKS);
  const refusalOfReturn = async (reader: Reader, row: KeptCoupon, { company_id, user_id }: Omit<ReturnCoupon, 'code'>) => {
    const taker = await coupons.taker(reader, { company_id, coupon_id: row.id });
    return couponRefusal(row, { ...taker, user_id, plan_id: null }, clock.today());
  };
  const standing = <R extends Row<typeof table>>(row: R) => ({ ...row, situation: couponStatus(row, clock.today()) });

  return {
    list: async (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<CouponRow>> => {
      const page = await coupons.list(db, input, clock.today());
      return { ...page, items: page.items.map(standing) };
    },

    detail: async (_actor: SessionActor, { id }: { id: number }): Promise<CouponDetail> => standing(await coupons.find(db, id)),

    create: (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<CouponDetail> =>
      work(actor, async (tx) => standing(await unlessTaken(() => tx.insert(table, columnsOf(body), { action: 'coupon.created' })))),

    update: (actor: SessionActor, { id, body: { version, ...body } }: InputOf<typeof contract.update>): Promise<CouponDetail> =>
      work(actor, async (tx) => {
        const key = { id, version, scope: undefined };
        return standing(await unlessTaken(() => tx.update(table, key, columnsOf(body), { action: 'coupon.edited' })));
      }),

    uses: async (_actor: SessionActor, { id }: { id: number }): Promise<CouponUse[]> => {
      await coupons.find(db, id);
      return coupons.uses(db, id);
    },

    /** Says no more of a code than whoever has it may know. */
    check: async (visitor: Visitor, { code }: InputOf<typeof contract.check>): Promise<CouponWords> => {
      admit(visitor);
      const row = await coupons.ofCode(db, cleanCouponCode(code));
      const problem = row ? (couponProblem(row, clock.today()) ?? personalProblem(row, null)) : UNKNOWN_COUPON;
      if (!row || problem) throw invalid({ code: problem ?? UNKNOWN_COUPON });
      return { name: row.name, gives: couponGives(row) };
    },

    /** A coupon as a company brings it, and why it does not count for a plan; null where there is none of that code. */
    standing: async (reader: Reader, { code, company_id }: { code: string; company_id: number }): Promise<CouponStanding | null> => {
      const row = await coupons.ofCode(reader, cleanCouponCode(code));
      return row && standingOf(row, await coupons.taker(reader, { company_id, coupon_id: row.id }), clock.today());
    },

    /** The same of who has no company yet, and may have been sent by a friend. */
    standingOf: async (
      reader: Reader,
      { code, is_indication }: { code: string; is_indication: boolean },
    ): Promise<CouponStanding | null> => {
      const row = await coupons.ofCode(reader, cleanCouponCode(code));
      return row && standingOf(row, { user_id: null, uses_by_doctor: 0, colleges: [], is_indication }, clock.today());
    },

    /** Takes one use for a company's plan, or says why not. The row is locked: of many at once only as many win as there are uses. */
    take: async (tx: Tx, { code, company_id, plan_id, field = 'coupon' }: CouponTaking) => {
      const [row] = await tx.lockAll(table, { scope: coupons.withCode(cleanCouponCode(code)), most: 1 });
      if (!row) throw invalid({ [field]: UNKNOWN_COUPON });
      const taker = await coupons.taker(tx.db, { company_id, coupon_id: row.id });
      const refusal = couponRefusal(row, { ...taker, plan_id }, tx.today);
      if (refusal) throw invalid({ [field]: refusal });
      await used(tx, row, company_id);
      return takenOf(tx, row.id, row);
    },

    /** Those of some coupons that count for a plan. */
    countFor: async (reader: Reader, ids: readonly number[], plan_id: number): Promise<ReadonlySet<number>> =>
      new Set((await coupons.ofIds(reader, ids)).filter(({ plan_ids }) => countsFor(plan_ids, plan_id)).map(({ id }) => id)),

    /** What a coupon takes off a person's return, which is of no plan, and why it does not count; null where there is none of that code. */
    ofReturn: async (reader: Reader, { code, ...of }: ReturnCoupon): Promise<{ coupon: AgreedCoupon; problem: string | null } | null> => {
      const row = await coupons.ofCode(reader, cleanCouponCode(code));
      return row && { coupon: row, problem: await refusalOfReturn(reader, row, of) };
    },

    /** Takes one use for a person's return, or says why not. The row is locked. */
    takeForReturn: async (tx: Tx, { code, ...of }: ReturnCoupon) => {
      const [row] = await tx.lockAll(table, { scope: coupons.withCode(cleanCouponCode(code)), most: 1 });
      const refusal = row ? await refusalOfReturn(tx.db, row, of) : UNKNOWN_COUPON;
      if (!row || refusal) throw invalid({ coupon: refusal ?? UNKNOWN_COUPON });
      await used(tx, row, of.company_id);
      return row;
    },

    /** One that was agreed on and paid for counts as it was then, even when it was changed, or ended, while the payment was on its way. */
    takeAgreed: async (tx: Tx, { coupon_id, agreed, company_id }: { coupon_id: number; agreed: AgreedCoupon; company_id: number }) => {
      const [row] = await tx.lockAll(table, { scope: coupons.withId(coupon_id), most: 1 });
      if (row) await used(tx, row, company_id);
      return takenOf(tx, coupon_id, agreed);
    },

    /** What a friend gets who is sent by a client, and what the client gets for it, today; null where nothing is given. */
    referralOffer: async (reader: Reader): Promise<ReferralOffer> => {
      const rows = (await coupons.ofReferrals(reader)).filter((row) => couponProblem(row, clock.today()) === null);
      const [friend, reward] = COUPON_REFERRALS.map((part) => rows.find(({ referral }) => referral === part) ?? null);
      return {
        friend: friend ? { code: friend.code, gives: couponGives(friend) } : null,
        reward: reward ? { gives: couponGives(reward), promise: promiseOf(reward) } : null,
      };
    },

    /** A prize of one's own, as it was promised. */
    earn: async (tx: Tx, { promise, owner_id, code }: { promise: RewardPromise; owner_id: number; code: string }): Promise<number> => {
      const given = { ...promise, code, colleges: [], referral: 'reward' as const, owner_id };
      const limits = { max_uses: 1, max_uses_per_doctor: 1, valid_from: null, valid_until: addMonths(tx.today, REWARD_MONTHS) };
      const open = { only_residents: false, only_indication: false, is_active: true, search_key: searchKey(`${code} ${promise.name}`) };
      const { id } = await tx.insert(table, { ...given, ...limits, ...open }, { action: 'coupon.earned' });
      return id;
    },

    /** What somebody has earned, and what is left of it. */
    earnedBy: async (reader: Reader, owner_id: number): Promise<EarnedCoupon[]> =>
      (await coupons.earnedBy(reader, owner_id)).map((row) => ({
        id: row.id,
        code: row.code,
        gives: couponGives(row),
        valid_until: row.valid_until,
        situation: couponStatus(row, clock.today()),
      })),
  };
};

type KeptCoupon = Row<typeof table>;

const standingOf = (row: KeptCoupon, taker: Omit<CouponTaker, 'plan_id' | 'is_resident'>, today: string): CouponStanding => {
  const { id, code, percentage, amount, max_payments } = row;
  return {
    id,
    coupon: { code, percentage, amount, max_payments },
    refusal: ({ plan_id, is_resident }) => couponRefusal(row, { ...taker, plan_id, is_resident }, today),
  };
};

const promiseOf = ({ name, discount, percentage, amount, max_payments, plan_ids }: KeptCoupon): RewardPromise => ({
  name,
  discount,
  percentage,
  amount,
  max_payments,
  plan_ids,
});

const used = (tx: Tx, row: KeptCoupon, company_id: number) =>
  tx.change(table, row, { uses_count: row.uses_count + 1 }, { action: 'coupon.used', company_id });

const takenOf = (
  { now, today }: Pick<Tx, 'now' | 'today'>,
  coupon_id: number,
  { code, percentage, amount, max_payments }: AgreedCoupon,
) => ({
  coupon_id,
  discount: { code, percentage, amount, max_payments },
  discount_remaining_payments: max_payments,
  discount_since: now,
  discount_open_from: competenceOf(today),
});

/** Only the discount that the form names is kept. */
const columnsOf = ({ percentage, amount, ...form }: CouponForm) => ({
  ...form,
  percentage: form.discount === 'percentage' ? percentage : null,
  amount: form.discount === 'amount' ? amount : null,
  search_key: searchKey(`${form.code} ${form.name}`),
});
