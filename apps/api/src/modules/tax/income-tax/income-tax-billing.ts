import type { InputOf } from '@esteto/contract/endpoint';
import type { incomeTax as contract, IncomeTaxQuote } from '@esteto/contract/tax/income-tax';
import { billProblem, incomeTaxPayment } from '@esteto/domain/tax/income-tax/income-tax-payment';
import { incomeTaxPrice } from '@esteto/domain/tax/income-tax/income-tax-price';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import { incomeTaxes as table } from '../../../tables/income-tax/income-tax.tables.ts';
import type { BoletoService } from '../../money/boleto/boleto.service.ts';
import type { CouponService } from '../../plan/coupon/coupon.service.ts';
import * as returns from './income-tax.repository.ts';
import { COUPON_WITHOUT_COMPANY, chargeReturn, originalTaken, yearMissing } from './income-tax-beginning.ts';
import * as people from './income-tax-people.repository.ts';

// What a return costs its person: told before it begins, and billed where it was not.

export const quote =
  ({ db, coupons }: Pick<Deps, 'db'> & { coupons: Pick<CouponService, 'ofReturn'> }) =>
  async (_actor: SessionActor, { user_id, exercise_year, coupon, company_id }: InputOf<typeof contract.quote>): Promise<IncomeTaxQuote> => {
    const { year, is_free, companies, has_original, amendable } = await people.beginning(db, { user_id, exercise_year });
    if (!year) throw yearMissing(exercise_year);
    const pays = companies.some(({ id }) => id === company_id);
    const brought = coupon && company_id && pays ? await coupons.ofReturn(db, { code: coupon, company_id, user_id }) : null;
    const coupon_problem = coupon ? (brought ? brought.problem : pays ? 'Este cupom não existe.' : COUPON_WITHOUT_COMPANY) : null;
    return {
      ...incomeTaxPrice({ exercise_year, year_price: year.price, is_free, coupon: brought && !brought.problem ? brought.coupon : null }),
      is_covered: is_free,
      deadline: year.deadline,
      waits_for_payment: year.waits_for_payment,
      coupon_problem,
      problem: has_original ? originalTaken(exercise_year) : null,
      amendable: amendable.map((one) => ({ id: one.id, label: `IRPF ${one.exercise_year} · nº ${one.id}` })),
      companies,
    };
  };

export const bill =
  ({ work, boletos, coupons }: Pick<Deps, 'work'> & { boletos: BoletoService; coupons: CouponService }) =>
  (actor: SessionActor, { id, body: { version, company_id, due_date, coupon } }: InputOf<typeof contract.bill>): Promise<void> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: returns.paidBy(company_id) });
      const { exercise_year, user_id } = before;
      const { name, boleto_status } = await returns.billFacts(tx.db, id);
      const message = billProblem(incomeTaxPayment({ ...before, boleto_status }));
      if (message !== null) throw new AppError(422, { message, code: 'not_to_bill' });
      const brought = coupon ? await coupons.takeForReturn(tx, { code: coupon, company_id, user_id }) : null;
      const { price } = incomeTaxPrice({ exercise_year, year_price: before.price, is_free: false, coupon: brought });
      const boleto_id =
        price > 0 ? await chargeReturn(boletos, tx, { company_id, due_date, amount: price, exercise_year, name }, []) : null;
      const values = { boleto_id, price, coupon_id: brought?.id ?? before.coupon_id };
      await tx.change(table, before, values, { action: 'income_tax.billed', company_id });
    });
