import type { InputOf } from '@esteto/contract/endpoint';
import type { wizardOrder as contract, OwnPayment, PlanPayment } from '@esteto/contract/opening/wizard-order';
import { planPaymentMachine } from '@esteto/domain/opening/wizard/plan-payment-life';
import { boletoLineProblem } from '@esteto/domain/shared/document/boleto-line';
import type { Deps } from '../../../../deps.ts';
import type { Reader } from '../../../../platform/database/database.ts';
import { AppError, invalid, notFound } from '../../../../platform/http/app-error.ts';
import type { UploadedFile } from '../../../../platform/http/bind.ts';
import type { CompanyActor, SessionActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { planPayments as table } from '../../../../tables/wizard/plan-payment.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import type { CouponService } from '../../../plan/coupon/coupon.service.ts';
import type { SubscriptionService } from '../../../plan/plan/subscription/subscription.service.ts';
import { REFERRAL_PAID, type ReferralJob } from '../../referral/referral.service.ts';
import type { WizardService } from '../wizard.service.ts';
import { ownCharges } from './plan-charge.ts';
import { newsOfPayment, type PaymentNews } from './plan-payment-news.ts';
import * as orders from './wizard-order.repository.ts';

// The first payment of a plan: the owner asks for a boleto and tells that it is paid, our team sends the boleto and decides.

type Owners = Pick<Deps, 'db' | 'work' | 'config'> & { wizards: Pick<WizardService, 'lock'> };
type Telling = { notices: Pick<NoticeService, 'tell'> };
type Team = Telling & Pick<Deps, 'work'>;

export const PAID = 'O pagamento já foi informado. Se algo mudou, fale com a equipe.';

/** The payment that counts, held for this transaction. */
export const lockCurrent = async (tx: Tx, company_id: number) => {
  const [payment] = await tx.lockAll(table, { scope: orders.currentOf(company_id), most: 1 });
  return payment ?? null;
};

const lockOwn = async ({ wizards }: Pick<Owners, 'wizards'>, tx: Tx, actor: CompanyActor, id: number) => {
  await wizards.lock(tx, actor, null);
  const payment = await lockCurrent(tx, actor.company.company_id);
  if (payment?.id !== id) throw notFound();
  return payment;
};

const asOwn = ({ config }: Pick<Deps, 'config'>, payment: PlanPayment | null): OwnPayment => {
  if (!payment) return { payment: null };
  const isDue = payment.status === 'open' || payment.status === 'refused';
  return { payment: { ...payment, pix: isDue ? ownCharges(config).pix(payment) : null } };
};

/** The payment of a company as its owner sees it. */
export const ownPayment = async (parts: Pick<Deps, 'config'>, reader: Reader, company_id: number): Promise<OwnPayment> =>
  asOwn(parts, (await orders.current(reader, company_id))?.payment ?? null);

const detail = async (id: number, reader: Reader): Promise<orders.FoundPayment> => {
  const payment = await orders.ofId(reader, id);
  if (!payment) throw notFound();
  return payment;
};

const tell = async (
  { notices }: Telling,
  tx: Tx,
  { company_id, company_name, payment }: orders.FoundPayment,
  kind: PaymentNews,
): Promise<PlanPayment> => {
  await notices.tell(tx, [newsOfPayment(kind, { company_id, company_name, today: tx.today, payment })]);
  return payment;
};

export const askBoleto =
  (parts: Owners) =>
  (actor: CompanyActor, { id, body: { version } }: InputOf<typeof contract.askBoleto>): Promise<OwnPayment> =>
    parts.work(actor, async (tx) => {
      const { company_id, status } = await lockOwn(parts, tx, actor, id);
      if (status === 'confirmed') throw new AppError(422, { message: PAID, code: 'already_paid' });
      const key = { id, version, scope: orders.currentOf(company_id) };
      await tx.update(table, key, { way: 'boleto' }, { action: 'plan_payment.boleto_asked', company_id });
      return ownPayment(parts, tx.db, company_id);
    });

/** The owner tells that it is paid, with the proof. */
export const claim =
  (parts: Owners & Telling & Pick<Deps, 'files'>) =>
  (
    actor: CompanyActor,
    { id, body: { paid_on }, file }: Pick<InputOf<typeof contract.claim>, 'id' | 'body'> & { file: UploadedFile },
  ): Promise<OwnPayment> =>
    parts.work(actor, async (tx) => {
      const payment = await lockOwn(parts, tx, actor, id);
      const { company_id } = payment;
      const proof_file_id = await parts.files.keep(tx, file, company_id);
      const values = { paid_on, proof_file_id, reason: null };
      await tx.move(table, planPaymentMachine, payment, { action: 'claim', by: 'owner' }, values);
      return asOwn(parts, await tell(parts, tx, await detail(id, tx.db), 'claimed'));
    });

type Decisions = Team &
  Pick<Deps, 'jobs'> & {
    wizards: Pick<WizardService, 'leave'>;
    subscriptions: Pick<SubscriptionService, 'begin'>;
    coupons: Pick<CouponService, 'takeAgreed'>;
  };

/** Our team found the payment, with which the plan begins and the wizard goes on, or did not find it. */
export const decide =
  (parts: Decisions) =>
  (actor: SessionActor, { id, body: { version, action, reason } }: InputOf<typeof contract.decide>): Promise<PlanPayment> =>
    parts.work(actor, async (tx) => {
      const payment = await tx.lock(table, { id, version, scope: undefined });
      const { company_id, plan_id, coupon_id, discount: agreed } = payment;
      const sold = await detail(id, tx.db);
      const receipt = action === 'confirm' ? { payer: sold.company_name, document: sold.document, plan: sold.payment.plan_name } : null;
      const values = { reason, receipt, decided_at: tx.now };
      const moved = await tx.move(table, planPaymentMachine, payment, { action, by: 'staff', reason }, values);
      const { status, decided_at, version: now } = moved;
      const decided = { ...sold, payment: { ...sold.payment, status, reason: moved.reason, decided_at, version: now } };
      if (action === 'confirm') {
        const coupon = coupon_id !== null && agreed ? await parts.coupons.takeAgreed(tx, { coupon_id, agreed, company_id }) : null;
        await parts.subscriptions.begin(tx, { company_id, plan_id, coupon, paid: true });
        await parts.jobs.enqueue(tx, REFERRAL_PAID, { company_id } satisfies ReferralJob, `referral-paid-${company_id}`);
        await parts.wizards.leave(tx, decided, 'payment');
      }
      return tell(parts, tx, decided, action === 'confirm' ? 'confirmed' : 'refused');
    });

export const sendBoleto =
  (parts: Team) =>
  (actor: SessionActor, { id, body: { version, line, due_on } }: InputOf<typeof contract.sendBoleto>): Promise<PlanPayment> =>
    parts.work(actor, async (tx) => {
      const payment = await tx.lock(table, { id, version, scope: undefined });
      if (!planPaymentMachine.legalActions(payment.status, 'owner').includes('claim'))
        throw new AppError(422, { message: 'Esta cobrança não espera pagamento.', code: 'payment_not_open' });
      const problem = boletoLineProblem(line, { amount: payment.amount, due_date: due_on }, tx.today);
      if (problem) throw invalid({ line: problem });
      if (due_on < tx.today) throw invalid({ due_on: 'Vencimento: escolha um dia a partir de hoje.' });
      const { company_id } = payment;
      const values = { way: 'boleto', boleto_line: line, boleto_due_on: due_on } as const;
      await tx.change(table, payment, values, { action: 'plan_payment.boleto_sent', company_id });
      return tell(parts, tx, await detail(id, tx.db), 'boleto');
    });
