import type { InputOf } from '@esteto/contract/endpoint';
import type { WizardState } from '@esteto/contract/opening/wizard';
import type { wizardOrder as contract } from '@esteto/contract/opening/wizard-order';
import type { OfferedPlan, PlanRow } from '@esteto/contract/plan/plan';
import { planPaymentMachine } from '@esteto/domain/opening/wizard/plan-payment-life';
import { UNKNOWN_COUPON } from '@esteto/domain/plan/coupon/coupon-life';
import { agreedCoupon, asAgreed } from '@esteto/domain/plan/plan/agreed-terms';
import { planOffers } from '@esteto/domain/plan/plan/plan-offer';
import { type PriceComposition, priceComposition } from '@esteto/domain/plan/plan/price-composition';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Deps } from '../../../../deps.ts';
import type { Reader } from '../../../../platform/database/database.ts';
import { invalid } from '../../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../../platform/work/actor.ts';
import type { Row } from '../../../../platform/work/record-table.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { planPayments as table } from '../../../../tables/wizard/plan-payment.tables.ts';
import { wizards as wizardTable } from '../../../../tables/wizard/wizard.tables.ts';
import type { DoctorService } from '../../../company/doctor/doctor.service.ts';
import type { BoletoService } from '../../../money/boleto/boleto.service.ts';
import { type CouponService, type CouponStanding, NO_SUCH_COUPON } from '../../../plan/coupon/coupon.service.ts';
import type { SubscriptionService } from '../../../plan/plan/subscription/subscription.service.ts';
import type { WizardService } from '../wizard.service.ts';
import { lockCurrent, PAID } from './plan-payment.ts';
import * as orders from './wizard-order.repository.ts';

// The plan that a company on its way in chooses: what it would cost, the choice, and the confirmation that begins or charges it.

type Wizard = Row<typeof wizardTable>;
type Brought = Pick<Wizard, 'company_id' | 'plan_id' | 'agreed'>;
type Pricing = Pick<Deps, 'clock'> & { coupons: Pick<CouponService, 'standing'> };
type Offers = Pricing & Pick<Deps, 'db'> & { subscriptions: Pick<SubscriptionService, 'offers'> };
type Ordering = Pricing &
  Pick<Deps, 'work'> & {
    wizards: Pick<WizardService, 'lock' | 'refuseAhead' | 'advance' | 'answer'>;
  };
type Choices = Ordering & { subscriptions: Pick<SubscriptionService, 'chosen'>; doctors: Pick<DoctorService, 'tellResident'> };
type Begins = {
  coupons: Pick<CouponService, 'take'>;
  subscriptions: Pick<SubscriptionService, 'begin'>;
  boletos: Pick<BoletoService, 'addFee'>;
};
type Confirmations = Ordering & Begins & Pick<Deps, 'config'> & { subscriptions: Pick<SubscriptionService, 'chosen' | 'trialWith'> };

/** Plans as they would be for the company, each with its price. */
export const plans =
  (parts: Offers) =>
  async ({ company: { company_id } }: CompanyActor, input: InputOf<typeof contract.plans>): Promise<OfferedPlan[]> => {
    const company = await orders.buyer(parts.db, company_id);
    if (!company) return [];
    const code = input.coupon ?? null;
    // What was offered to them is priced as it was offered, also when they look at other plans beside it.
    const brought = { company_id, plan_id: company.agreed?.plan_id ?? null, agreed: company.agreed };
    const [all, own, offered] = await Promise.all([
      parts.subscriptions.offers(),
      code === null ? null : parts.coupons.standing(parts.db, { code, company_id }),
      standingOf(parts, parts.db, code, brought),
    ]);
    const buyer = {
      type: company.type,
      is_resident: input.is_resident ?? company.is_resident,
      partners: input.partners ?? company.partners,
    };
    const shown = all.filter((plan) => plan.is_visible || plan.id === company.plan_id);
    const broughtTo = (standing: CouponStanding | null) => (code === null ? null : (standing ?? NO_SUCH_COUPON));
    return shown.flatMap((plan) =>
      planOffers([asAgreed(plan, company.agreed, parts.clock.today())], buyer, broughtTo(plan.id === brought.plan_id ? offered : own)),
    );
  };

export const choose =
  (parts: Choices) =>
  (actor: CompanyActor, { body: { version, plan: plan_id, ...choice } }: InputOf<typeof contract.choose>): Promise<WizardState> =>
    parts.work(actor, async (tx) => {
      const wizard = await parts.wizards.lock(tx, actor, version);
      parts.wizards.refuseAhead(wizard, 'plan_choice');
      const { company_id } = wizard;
      const payment = await lockCurrent(tx, company_id);
      if (payment?.status === 'claimed' || payment?.status === 'confirmed') throw invalid({ plan: PAID });
      if (payment) await tx.move(table, planPaymentMachine, payment, { action: 'cancel', by: 'owner' });
      const plan = await parts.subscriptions.chosen(tx, plan_id, company_id);
      await parts.doctors.tellResident(tx, actor.user.id, choice.is_resident);
      const kept = { ...choice, plan_id, order_value: null };
      const after = await tx.change(wizardTable, wizard, kept, {
        action: 'wizard.plan_chosen',
        company_id,
        reason: `Plano ${plan.name}.`,
      });
      await quoted(parts, tx, plan, after);
      await parts.wizards.advance(tx, { ...after, step: wizard.step === 'payment' ? 'plan_choice' : wizard.step }, 'plan_choice');
      return parts.wizards.answer(actor, tx.db);
    });

/** The choice is agreed on: the plan begins, or its first month is charged. */
export const confirm =
  (parts: Confirmations) =>
  (actor: CompanyActor, { body: { version } }: InputOf<typeof contract.confirm>): Promise<WizardState> =>
    parts.work(actor, async (tx) => {
      const wizard = await parts.wizards.lock(tx, actor, version);
      parts.wizards.refuseAhead(wizard, 'plan_check');
      const { company_id, plan_id, partners } = wizard;
      if (plan_id === null) throw invalid({ plan_id: 'Escolha um plano antes de conferir.' });
      if (await lockCurrent(tx, company_id)) throw invalid({ plan_id: CHARGED });
      const plan = await parts.subscriptions.chosen(tx, plan_id, company_id);
      const { price, standing } = await quoted(parts, tx, plan, wizard);
      const { total } = price;
      const trial_until = await parts.subscriptions.trialWith(tx, company_id, plan);
      const order_value = trial_until === null ? total : 0;
      const values = { order_value, charged_partners: partners };
      const after = await tx.change(wizardTable, wizard, values, { action: 'wizard.step_filled', company_id });
      if (order_value === 0) await beginUnpaid(parts, tx, wizard, plan, { ...price, trial_until });
      else {
        const agreed = { coupon_id: standing?.id, discount: standing?.coupon };
        const charge = { company_id, plan_id, amount: total, ...agreed, status: 'open', way: parts.config.pix ? 'pix' : 'boleto' } as const;
        await tx.insert(table, charge, { action: 'plan_payment.created', company_id });
      }
      await parts.wizards.advance(tx, { ...after, step: wizard.step }, 'plan_check');
      return parts.wizards.answer(actor, tx.db);
    });

const CHARGED = 'Já existe uma cobrança para este plano. Volte à escolha do plano para trocá-lo.';

/** A coupon as the company brings it to a plan: as it was offered, while that holds, else as it is. */
const standingOf = async (
  { clock, coupons }: Pricing,
  reader: Reader,
  code: string | null,
  { company_id, plan_id, agreed }: Brought,
): Promise<CouponStanding | null> => {
  if (code === null) return null;
  const offered = plan_id === null ? null : agreedCoupon(code, plan_id, agreed, clock.today());
  if (!offered) return coupons.standing(reader, { code, company_id });
  const { id, ...coupon } = offered;
  return { id, coupon, refusal: () => null };
};

/** The price of the plan as it was chosen; refuses a coupon that does not count. */
const quoted = async (parts: Pricing, tx: Tx, plan: PlanRow, { coupon: code, is_resident, partners, ...brought }: Wizard) => {
  const standing = await standingOf(parts, tx.db, code, { ...brought, plan_id: plan.id });
  const refusal = standing ? standing.refusal({ plan_id: plan.id, is_resident }) : code && UNKNOWN_COUPON;
  if (refusal) throw invalid({ coupon: refusal });
  const coupon = standing?.coupon ?? null;
  const price = priceComposition(asAgreed(plan, brought.agreed, tx.today), { is_resident, partners, employees: 0, coupon });
  return { price, standing };
};

type Sold = Pick<PriceComposition, 'total' | 'lines'> & { trial_until: string | null };

/** The plan begins with nothing to pay now: it costs nothing, or its trial comes first and the first month is charged for the day after. */
const beginUnpaid = async (
  { coupons, subscriptions, boletos }: Begins,
  tx: Tx,
  { company_id, coupon }: Wizard,
  plan: PlanRow,
  sold: Sold,
): Promise<void> => {
  const { total, lines, trial_until } = sold;
  const discount = coupon === null ? null : await coupons.take(tx, { code: coupon, company_id, plan_id: plan.id });
  await subscriptions.begin(tx, { company_id, plan_id: plan.id, coupon: discount, paid: trial_until === null });
  if (total === 0 || trial_until === null) return;
  const due_date = addDays(trial_until, 1);
  const fee = {
    company_id,
    description: `Plano ${plan.name}`,
    amount: total,
    due_date,
    competence: competenceOf(due_date),
    price_lines: lines,
  };
  await boletos.addFee(tx, fee, []);
};
