import type { CouponDetail, CouponRow, CouponUse, CouponWords, coupon as contract } from '@esteto/contract/coupon';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { type CouponForm, cleanCouponCode } from '@esteto/domain/coupon/coupon-form';
import { couponProblem, couponStatus } from '@esteto/domain/coupon/coupon-life';
import { couponRefusal } from '@esteto/domain/coupon/coupon-terms';
import { couponGives } from '@esteto/domain/coupon/coupon-words';
import type { OrderCoupon } from '@esteto/domain/plan/order';
import { searchKey } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../deps.ts';
import type { Reader } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/app-error.ts';
import { minuteGate } from '../../platform/http/minute-gate.ts';
import type { SessionActor, Visitor } from '../../platform/work/actor.ts';
import type { Row } from '../../platform/work/record-table.ts';
import { refuseTaken } from '../../platform/work/taken.ts';
import type { Tx } from '../../platform/work/work.ts';
import * as coupons from './coupon.repository.ts';
import { coupons as table } from './coupon.tables.ts';

export type CouponService = ReturnType<typeof couponService>;
export type TakenCoupon = Awaited<ReturnType<CouponService['take']>>;

/** What it takes off, and why it does not count for a plan; null where it does. */
export type CouponStanding = {
  coupon: OrderCoupon & { code: string };
  refusal: (of: { plan_id: number; is_resident: boolean }) => string | null;
};

type CouponTaking = { code: string; company_id: number; plan_id: number; is_agreed: boolean };

/** More than anybody types in a minute, and too few to go through codes. */
const MOST_CHECKS = 10;

const codeTaken = { constraint: 'coupons_code', field: 'code', message: 'Já existe um cupom com este código.' };
export const UNKNOWN_COUPON = 'Não há cupom com este código.';

export const couponService = ({ db, work, clock }: Pick<Deps, 'db' | 'work' | 'clock'>) => {
  const admit = minuteGate(clock, MOST_CHECKS);
  const standing = <R extends Row<typeof table>>(row: R) => ({ ...row, situation: couponStatus(row, clock.today()) });

  return {
    list: async (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<CouponRow>> => {
      const page = await coupons.list(db, input, clock.today());
      return { ...page, items: page.items.map(standing) };
    },

    detail: async (_actor: SessionActor, { id }: { id: number }): Promise<CouponDetail> => standing(await coupons.find(db, id)),

    create: (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<CouponDetail> =>
      work(actor, async (tx) =>
        standing(await refuseTaken(codeTaken, () => tx.insert(table, columnsOf(body), { action: 'coupon.created' }))),
      ),

    update: (actor: SessionActor, { id, body: { version, ...body } }: InputOf<typeof contract.update>): Promise<CouponDetail> =>
      work(actor, async (tx) => {
        const key = { id, version, scope: undefined };
        return standing(await refuseTaken(codeTaken, () => tx.update(table, key, columnsOf(body), { action: 'coupon.edited' })));
      }),

    uses: async (_actor: SessionActor, { id }: { id: number }): Promise<CouponUse[]> => {
      await coupons.find(db, id);
      return coupons.uses(db, id);
    },

    /** Says no more of a code than whoever has it may know. */
    check: async (visitor: Visitor, { code }: InputOf<typeof contract.check>): Promise<CouponWords> => {
      admit(visitor);
      const row = await coupons.ofCode(db, cleanCouponCode(code));
      const problem = row ? couponProblem(row, clock.today()) : UNKNOWN_COUPON;
      if (!row || problem) throw invalid({ code: problem ?? UNKNOWN_COUPON });
      return { name: row.name, gives: couponGives(row) };
    },

    /** A coupon as a company brings it, and why it does not count for a plan; null where there is none of that code. */
    standing: async (reader: Reader, { code, company_id }: { code: string; company_id: number }): Promise<CouponStanding | null> => {
      const row = await coupons.ofCode(reader, cleanCouponCode(code));
      if (!row) return null;
      const taker = await coupons.taker(reader, { company_id, coupon_id: row.id });
      const { percentage, amount, max_payments } = row;
      return {
        coupon: { code: row.code, percentage, amount, max_payments },
        refusal: ({ plan_id, is_resident }) => couponRefusal(row, { ...taker, plan_id, is_resident }, clock.today()),
      };
    },

    /**
     * Takes one use for a company's plan, or says why not. The row is locked: of many at once only as many win as there are uses.
     * One whose discount was agreed on and paid for counts even when its days or its uses ended while the payment was on its way.
     */
    take: async (tx: Tx, { code, company_id, plan_id, is_agreed }: CouponTaking) => {
      const [row] = await tx.lockAll(table, { scope: coupons.withCode(cleanCouponCode(code)), most: 1 });
      if (!row) throw invalid({ coupon: UNKNOWN_COUPON });
      if (!is_agreed) {
        const taker = await coupons.taker(tx.db, { company_id, coupon_id: row.id });
        const refusal = couponRefusal(row, { ...taker, plan_id }, tx.today);
        if (refusal) throw invalid({ coupon: refusal });
      }
      await tx.change(table, row, { uses_count: row.uses_count + 1 }, { action: 'coupon.used', company_id });
      const { percentage, amount } = row;
      return { coupon_id: row.id, discount: { code: row.code, percentage, amount }, discount_remaining_payments: row.max_payments };
    },
  };
};

/** Only the discount that the form names is kept. */
const columnsOf = ({ percentage, amount, ...form }: CouponForm) => ({
  ...form,
  percentage: form.discount === 'percentage' ? percentage : null,
  amount: form.discount === 'amount' ? amount : null,
  search_key: searchKey(`${form.code} ${form.name}`),
});
