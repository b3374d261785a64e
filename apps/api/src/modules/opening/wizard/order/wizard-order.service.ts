import type { InputOf } from '@esteto/contract/endpoint';
import type { WizardState } from '@esteto/contract/opening/wizard';
import type { wizardOrder as contract, OwnPayment, PlanPayment } from '@esteto/contract/opening/wizard-order';
import type { OfferedPlan, PlanRow } from '@esteto/contract/plan/plan';
import { planPaymentMachine } from '@esteto/domain/opening/wizard/plan-payment-life';
import { UNKNOWN_COUPON } from '@esteto/domain/plan/coupon/coupon-life';
import { agreedCoupon, asAgreed } from '@esteto/domain/plan/plan/agreed-terms';
import { planOffers } from '@esteto/domain/plan/plan/plan-offer';
import { partnersOwed, priceComposition } from '@esteto/domain/plan/plan/price-composition';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import { boletoLineProblem } from '@esteto/domain/shared/document/boleto-line';
import { countOf } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../../deps.ts';
import type { Reader } from '../../../../platform/database/database.ts';
import { AppError, invalid, notFound } from '../../../../platform/http/app-error.ts';
import type { FileAnswer, UploadedFile } from '../../../../platform/http/bind.ts';
import type { CompanyActor, SessionActor } from '../../../../platform/work/actor.ts';
import type { Row } from '../../../../platform/work/record-table.ts';
import { tellRead } from '../../../../platform/work/tell-read.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { planPayments as table } from '../../../../tables/wizard/plan-payment.tables.ts';
import { wizards as wizardTable } from '../../../../tables/wizard/wizard.tables.ts';
import type { DoctorService } from '../../../company/doctor/doctor.service.ts';
import type { BoletoService } from '../../../money/boleto/boleto.service.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import { type CouponService, type CouponStanding, NO_SUCH_COUPON } from '../../../plan/coupon/coupon.service.ts';
import type { SubscriptionService } from '../../../plan/plan/subscription/subscription.service.ts';
import { REFERRAL_PAID, type ReferralJob } from '../../referral/referral.service.ts';
import type { WizardService } from '../wizard.service.ts';
import { ownCharges } from './plan-charge.ts';
import { newsOfPayment, type PaymentNews } from './plan-payment-news.ts';
import { planReceiptPdf } from './plan-receipt-pdf.ts';
import * as orders from './wizard-order.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files' | 'config' | 'jobs'> & {
  wizards: WizardService;
  subscriptions: SubscriptionService;
  coupons: CouponService;
  doctors: DoctorService;
  notices: Pick<NoticeService, 'tell'>;
  boletos: Pick<BoletoService, 'addFee'>;
};

type Wizard = Row<typeof wizardTable>;
type Sold = { total: number; trial_until: string | null };
type Brought = Pick<Wizard, 'company_id' | 'plan_id' | 'agreed'>;

export type WizardOrderService = ReturnType<typeof wizardOrderService>;

export const wizardOrderService = (parts: Parts) => {
  const { db, work, clock, files, config, jobs, wizards, subscriptions, coupons, doctors, notices, boletos } = parts;
  const charges = ownCharges(config);

  /** A coupon as the company brings it to a plan: as it was offered, while that holds, else as it is. */
  const standingOf = async (
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
  const quoted = async (tx: Tx, plan: PlanRow, { coupon: code, is_resident, partners, ...brought }: Wizard) => {
    const standing = await standingOf(tx.db, code, { ...brought, plan_id: plan.id });
    const refusal = standing ? standing.refusal({ plan_id: plan.id, is_resident }) : code && UNKNOWN_COUPON;
    if (refusal) throw invalid({ coupon: refusal });
    const coupon = standing?.coupon ?? null;
    const price = priceComposition(asAgreed(plan, brought.agreed, tx.today), { is_resident, partners, employees: 0, coupon });
    return { price, standing };
  };

  const asOwn = (payment: PlanPayment | null): OwnPayment => {
    if (!payment) return { payment: null };
    const isDue = payment.status === 'open' || payment.status === 'refused';
    return { payment: { ...payment, pix: isDue ? charges.pix(payment) : null } };
  };

  const ownPayment = async (company_id: number, reader: Reader = db): Promise<OwnPayment> =>
    asOwn((await orders.current(reader, company_id))?.payment ?? null);

  const lockCurrent = async (tx: Tx, company_id: number) => {
    const [payment] = await tx.lockAll(table, { scope: orders.currentOf(company_id), most: 1 });
    return payment ?? null;
  };

  const lockOwn = async (tx: Tx, actor: CompanyActor, id: number) => {
    await wizards.lock(tx, actor, null);
    const payment = await lockCurrent(tx, actor.company.company_id);
    if (payment?.id !== id) throw notFound();
    return payment;
  };

  const detail = async (id: number, reader: Reader): Promise<orders.FoundPayment> => {
    const found = await orders.ofId(reader, id);
    if (!found) throw notFound();
    return found;
  };

  const tell = async (tx: Tx, { company_id, company_name, payment }: orders.FoundPayment, kind: PaymentNews): Promise<PlanPayment> => {
    await notices.tell(tx, [newsOfPayment(kind, { company_id, company_name, today: tx.today, payment })]);
    return payment;
  };

  /** The plan begins with nothing to pay now: it costs nothing, or its trial comes first and the first month is charged for the day after. */
  const beginUnpaid = async (tx: Tx, { company_id, coupon }: Wizard, plan: PlanRow, sold: Sold): Promise<void> => {
    const { total, trial_until } = sold;
    const taken = coupon === null ? null : await coupons.take(tx, { code: coupon, company_id, plan_id: plan.id });
    await subscriptions.begin(tx, { company_id, plan_id: plan.id, coupon: taken, paid: trial_until === null });
    if (total === 0 || trial_until === null) return;
    const due_date = addDays(trial_until, 1);
    const fee = { company_id, description: `Plano ${plan.name}`, amount: total, due_date, competence: competenceOf(due_date) };
    await boletos.addFee(tx, fee, []);
  };

  return {
    plans: async ({ company: { company_id } }: CompanyActor, input: InputOf<typeof contract.plans>): Promise<OfferedPlan[]> => {
      const known = await orders.buyer(db, company_id);
      if (!known) return [];
      const code = input.coupon ?? null;
      // What was offered to them is priced as it was offered, also when they look at other plans beside it.
      const brought = { company_id, plan_id: known.agreed?.plan_id ?? null, agreed: known.agreed };
      const [plans, own, offered] = await Promise.all([
        subscriptions.offers(),
        code === null ? null : coupons.standing(db, { code, company_id }),
        standingOf(db, code, brought),
      ]);
      const buyer = { type: known.type, is_resident: input.is_resident ?? known.is_resident, partners: input.partners ?? known.partners };
      const shown = plans.filter((plan) => plan.is_visible || plan.id === known.plan_id);
      const broughtTo = (standing: CouponStanding | null) => (code === null ? null : (standing ?? NO_SUCH_COUPON));
      return shown.flatMap((plan) =>
        planOffers([asAgreed(plan, known.agreed, clock.today())], buyer, broughtTo(plan.id === brought.plan_id ? offered : own)),
      );
    },

    choose: (actor: CompanyActor, { body: { version, plan: plan_id, ...choice } }: InputOf<typeof contract.choose>): Promise<WizardState> =>
      work(actor, async (tx) => {
        const wizard = await wizards.lock(tx, actor, version);
        wizards.refuseAhead(wizard, 'plan_choice');
        const { company_id } = wizard;
        const payment = await lockCurrent(tx, company_id);
        if (payment?.status === 'claimed' || payment?.status === 'confirmed') throw invalid({ plan: PAID });
        if (payment) await tx.move(table, planPaymentMachine, payment, { action: 'cancel', by: 'owner' });
        const plan = await subscriptions.chosen(tx, plan_id, company_id);
        await doctors.tellResident(tx, actor.user.id, choice.is_resident);
        const kept = { ...choice, plan_id, order_value: null };
        const after = await tx.change(wizardTable, wizard, kept, {
          action: 'wizard.plan_chosen',
          company_id,
          reason: `Plano ${plan.name}.`,
        });
        await quoted(tx, plan, after);
        await wizards.advance(tx, { ...after, step: wizard.step === 'payment' ? 'plan_choice' : wizard.step }, 'plan_choice');
        return wizards.answer(actor, tx.db);
      }),

    confirm: (actor: CompanyActor, { body: { version } }: InputOf<typeof contract.confirm>): Promise<WizardState> =>
      work(actor, async (tx) => {
        const wizard = await wizards.lock(tx, actor, version);
        wizards.refuseAhead(wizard, 'plan_check');
        const { company_id, plan_id, partners } = wizard;
        if (plan_id === null) throw invalid({ plan_id: 'Escolha um plano antes de conferir.' });
        if (await lockCurrent(tx, company_id)) throw invalid({ plan_id: CHARGED });
        const plan = await subscriptions.chosen(tx, plan_id, company_id);
        const { price, standing } = await quoted(tx, plan, wizard);
        const { total } = price;
        const trial_until = await subscriptions.trialWith(tx, company_id, plan);
        const order_value = trial_until === null ? total : 0;
        const told = { order_value, charged_partners: partners };
        const after = await tx.change(wizardTable, wizard, told, { action: 'wizard.step_filled', company_id });
        if (order_value === 0) await beginUnpaid(tx, wizard, plan, { total, trial_until });
        else {
          const agreed = { coupon_id: standing?.id, discount: standing?.coupon };
          const charge = { company_id, plan_id, amount: total, ...agreed, status: 'open', way: config.pix ? 'pix' : 'boleto' } as const;
          await tx.insert(table, charge, { action: 'plan_payment.created', company_id });
        }
        await wizards.advance(tx, { ...after, step: wizard.step }, 'plan_check');
        return wizards.answer(actor, tx.db);
      }),

    /** Partners beyond those that the first month was charged for cost more from it on: what lacks of it is charged, once. */
    chargePartners: async (tx: Tx, { company_id, charged_partners: charged }: Wizard, partners: number): Promise<void> => {
      const current = await subscriptions.agreed(tx.db, company_id);
      const amount = current ? partnersOwed(current, { charged, partners }) : 0;
      if (!current || amount === 0) return;
      const more = countOf(partners - charged, 'sócio adicional', 'sócios adicionais');
      const soon = addDays(tx.today, DAYS_TO_PAY);
      const first = current.trial_until && addDays(current.trial_until, 1);
      const due_date = first && first > soon ? first : soon;
      await boletos.addFee(tx, { company_id, description: `${more} no primeiro mês do plano`, amount, due_date, competence: null }, []);
    },

    payment: ({ company }: CompanyActor): Promise<OwnPayment> => ownPayment(company.company_id),

    askBoleto: (actor: CompanyActor, { id, body: { version } }: InputOf<typeof contract.askBoleto>): Promise<OwnPayment> =>
      work(actor, async (tx) => {
        const { company_id, status } = await lockOwn(tx, actor, id);
        if (status === 'confirmed') throw new AppError(422, { message: PAID, code: 'already_paid' });
        const key = { id, version, scope: orders.currentOf(company_id) };
        await tx.update(table, key, { way: 'boleto' }, { action: 'plan_payment.boleto_asked', company_id });
        return ownPayment(company_id, tx.db);
      }),

    claim: (
      actor: CompanyActor,
      { id, body: { paid_on }, file }: Pick<InputOf<typeof contract.claim>, 'id' | 'body'> & { file: UploadedFile },
    ): Promise<OwnPayment> =>
      work(actor, async (tx) => {
        const payment = await lockOwn(tx, actor, id);
        const { company_id } = payment;
        const proof_file_id = await files.keep(tx, file, company_id);
        const told = { paid_on, proof_file_id, reason: null };
        await tx.move(table, planPaymentMachine, payment, { action: 'claim', by: 'owner' }, told);
        return asOwn(await tell(tx, await detail(id, tx.db), 'claimed'));
      }),

    decide: (actor: SessionActor, { id, body: { version, action, reason } }: InputOf<typeof contract.decide>): Promise<PlanPayment> =>
      work(actor, async (tx) => {
        const payment = await tx.lock(table, { id, version, scope: undefined });
        const { company_id, plan_id, coupon_id, discount: agreed } = payment;
        const sold = await detail(id, tx.db);
        const receipt = action === 'confirm' ? { payer: sold.company_name, document: sold.document, plan: sold.payment.plan_name } : null;
        const values = { reason, receipt, decided_at: tx.now };
        const moved = await tx.move(table, planPaymentMachine, payment, { action, by: 'staff', reason }, values);
        const { status, decided_at, version: now } = moved;
        const found = { ...sold, payment: { ...sold.payment, status, reason: moved.reason, decided_at, version: now } };
        if (action === 'confirm') {
          const coupon = coupon_id !== null && agreed ? await coupons.takeAgreed(tx, { coupon_id, agreed, company_id }) : null;
          await subscriptions.begin(tx, { company_id, plan_id, coupon, paid: true });
          await jobs.enqueue(tx, REFERRAL_PAID, { company_id } satisfies ReferralJob, `referral-paid-${company_id}`);
          await wizards.leave(tx, found, 'payment');
        }
        return tell(tx, found, action === 'confirm' ? 'confirmed' : 'refused');
      }),

    sendBoleto: (actor: SessionActor, { id, body: { version, line, due_on } }: InputOf<typeof contract.sendBoleto>): Promise<PlanPayment> =>
      work(actor, async (tx) => {
        const payment = await tx.lock(table, { id, version, scope: undefined });
        if (!planPaymentMachine.legalActions(payment.status, 'owner').includes('claim'))
          throw new AppError(422, { message: 'Esta cobrança não espera pagamento.', code: 'payment_not_open' });
        const problem = boletoLineProblem(line, { amount: payment.amount, due_date: due_on }, tx.today);
        if (problem) throw invalid({ line: problem });
        if (due_on < tx.today) throw invalid({ due_on: 'Vencimento: escolha um dia a partir de hoje.' });
        const { company_id } = payment;
        const values = { way: 'boleto', boleto_line: line, boleto_due_on: due_on } as const;
        await tx.change(table, payment, values, { action: 'plan_payment.boleto_sent', company_id });
        return tell(tx, await detail(id, tx.db), 'boleto');
      }),

    /** That the team opened what a client sent stands in the log. */
    proof: async (actor: SessionActor, { id }: { id: number }): Promise<FileAnswer> => {
      const row = await orders.find(db, id);
      if (!row?.proof_file_id) throw notFound();
      const { company_id } = row;
      const file = await files.read(db, row.proof_file_id, company_id);
      await tellRead({ db, clock }, actor, { type: 'company', id: company_id, action: 'company.file_read', company_id, reason: file.name });
      return file;
    },

    /** For who paid. */
    receipt: async ({ company: { company_id } }: CompanyActor, { id }: { id: number }): Promise<FileAnswer> => {
      const row = await orders.find(db, id);
      if (row?.company_id !== company_id) throw notFound();
      return planReceiptPdf(row);
    },

    receiptOfCompany: async (_actor: SessionActor, { id }: { id: number }): Promise<FileAnswer> => {
      const row = await orders.find(db, id);
      if (!row) throw notFound();
      return planReceiptPdf(row);
    },

    /** For the team: the payment of a company on its way in. */
    ofCompany: async (company_id: number): Promise<PlanPayment | null> => (await orders.current(db, company_id))?.payment ?? null,
  };
};

/** Days that a charge which comes by boleto leaves to pay it. */
const DAYS_TO_PAY = 10;
const PAID = 'O pagamento já foi informado. Se algo mudou, fale com a equipe.';
const CHARGED = 'Já existe uma cobrança para este plano. Volte à escolha do plano para trocá-lo.';
