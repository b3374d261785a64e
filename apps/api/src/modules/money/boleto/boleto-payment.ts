import type { InputOf } from '@esteto/contract/endpoint';
import type { boleto as contract } from '@esteto/contract/money/boleto';
import type { BoletoPaymentForm } from '@esteto/domain/money/boleto/boleto-form';
import { type BoletoActor, boletoMachine, isOpenBoleto, isPlanMonth } from '@esteto/domain/money/boleto/boleto-life';
import { boletoPaymentProblem, isPaidInFull, paidOnProblem } from '@esteto/domain/money/boleto/boleto-payment';
import { boletoStanding } from '@esteto/domain/money/boleto/boleto-standing';
import type { Deps } from '../../../deps.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import type { UploadedFile } from '../../../platform/http/bind.ts';
import type { CompanyActor, SessionActor } from '../../../platform/work/actor.ts';
import type { RowKey, Tx } from '../../../platform/work/work.ts';
import { boletos as table } from '../../../tables/boleto/boleto.tables.ts';
import type { CompanyService } from '../../company/company/company.service.ts';
import type { MonthService } from '../../month/month/month.service.ts';
import type { MonthlyObligationService } from '../../month/monthly-obligation/monthly-obligation.service.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import type { SubscriptionService } from '../../plan/plan/subscription/subscription.service.ts';
import * as boletos from './boleto.repository.ts';
import { claimNews } from './boleto-news.ts';
import { backByPayment } from './delinquency.ts';

type Paying = Pick<Deps, 'work'> & {
  companies: Pick<CompanyService, 'followRule'>;
  notices: Pick<NoticeService, 'tell'>;
  months: Pick<MonthService, 'terms'>;
  monthlyObligations: Pick<MonthlyObligationService, 'followGuides'>;
  subscriptions: Pick<SubscriptionService, 'monthPaid' | 'monthUnpaid'>;
};

/** Which boleto, as the person saw it; `version` null for whatever is there. */
type Paid = RowKey & { by: BoletoActor };

/** What came of a boleto: all of it, or a part beside what came before. In the transaction of whoever knows of the money. */
export const payIn =
  ({ months, monthlyObligations, subscriptions, companies, notices }: Omit<Paying, 'work'>) =>
  async (tx: Tx, { by, ...key }: Paid, payment: BoletoPaymentForm): Promise<void> => {
    const before = await tx.lock(table, key);
    const { company_id, created_at: charged_at, price_lines: lines } = before;
    const former = before.paid_amount ?? 0;
    const { selic } = await months.terms(tx.db);
    const problem = isOpenBoleto(before.status)
      ? boletoPaymentProblem({ ...before, amount: before.amount - former }, payment, tx.today, selic)
      : null;
    if (problem) throw invalid(problem);
    const paid_amount = former + payment.paid_amount;
    const action = !isPaidInFull(before, { ...payment, paid_amount }) ? 'pay_part' : payment.paid_on > before.pay_by ? 'pay_late' : 'pay';
    const isMonthPaid = isOpenBoleto(before.status) && action !== 'pay_part' && isPlanMonth(before);
    const took_discount = isMonthPaid && (await subscriptions.monthPaid(tx, company_id, { charged_at, lines }));
    // A part paid leaves a rest, of which the guide is still to be made.
    const new_guide_asked_on = action === 'pay_part' ? before.new_guide_asked_on : null;
    const values = { paid_on: payment.paid_on, paid_amount, claimed_on: null, new_guide_asked_on, took_discount };
    await tx.move(table, boletoMachine, before, { action, by }, values);
    if (action !== 'pay_part') await monthlyObligations.followGuides(tx, before);
    if (action !== 'pay_part' && before.kind === 'fee') await backByPayment({ companies, notices }, tx, [company_id]);
  };

export const pay =
  ({ work, ...parts }: Paying) =>
  (actor: SessionActor, { id, body: { version, ...payment } }: InputOf<typeof contract.pay>): Promise<void> =>
    work(actor, (tx) => payIn(parts)(tx, { id, version, scope: undefined, by: 'staff' }, payment));

/**
 * What was written down of a payment goes: all of it, or `only` so many cents of it beside what else came. The boleto waits again where it stands without
 * it.
 */
export const unpayIn =
  ({ monthlyObligations, subscriptions }: Pick<Paying, 'monthlyObligations' | 'subscriptions'>) =>
  async (tx: Tx, { by, ...key }: Paid, { reason, only }: { reason: string; only?: number }): Promise<void> => {
    const before = await tx.lock(table, key);
    if (before.paid_amount === null)
      throw new AppError(422, { message: 'Nada foi registrado do pagamento deste boleto.', code: 'illegal_transition' });
    const left = only === undefined || only >= before.paid_amount ? null : before.paid_amount - only;
    const standing = boletoStanding({ pay_by: before.pay_by, paid_amount: left }, tx.today);
    const step = { action: 'undo_payment', by, before: standing, reason } as const;
    await tx.move(table, boletoMachine, before, step, {
      paid_on: left === null ? null : before.paid_on,
      paid_amount: left,
      took_discount: false,
      ...(left === null && { payment_undone_at: tx.now }),
    });
    await monthlyObligations.followGuides(tx, before);
    if (before.took_discount) await subscriptions.monthUnpaid(tx, before.company_id, before.created_at);
  };

export const undoPayment =
  ({ work, ...parts }: Pick<Paying, 'work' | 'monthlyObligations' | 'subscriptions'>) =>
  (actor: SessionActor, { id, body: { version, reason } }: InputOf<typeof contract.undoPayment>): Promise<void> =>
    work(actor, (tx) => unpayIn(parts)(tx, { id, version, scope: undefined, by: 'staff' }, { reason }));

/** The client says that it was paid, and the team looks. */
export const claim =
  ({ work, notices }: Pick<Deps, 'work'> & { notices: Pick<NoticeService, 'tell'> }) =>
  (actor: CompanyActor, { id, body: { version, paid_on } }: InputOf<typeof contract.claim>): Promise<void> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: boletos.seenBy(actor) });
      const { company_id } = before;
      if (!isOpenBoleto(before.status)) throw notWaiting();
      const problem = paidOnProblem(before, paid_on, tx.today);
      if (problem) throw invalid({ paid_on: problem });
      await tx.change(table, before, { claimed_on: paid_on, new_guide_asked_on: null }, { action: 'boleto.payment_claimed', company_id });
      await notices.tell(tx, [claimNews(before, paid_on)]);
    });

/** What shows that it was paid; another takes its place. */
export const prove =
  ({ work, files }: Pick<Deps, 'work' | 'files'>) =>
  (actor: CompanyActor, { id, file }: { id: number; file: UploadedFile }): Promise<void> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version: null, scope: boletos.seenBy(actor) });
      const { company_id } = before;
      if (!isOpenBoleto(before.status)) throw notWaiting();
      const proof_file_id = await files.keep(tx, file, company_id);
      await tx.change(table, before, { proof_file_id }, { action: 'boleto.proof_added', company_id, reason: file.name });
    });

const notWaiting = (): AppError =>
  new AppError(422, { message: 'Este boleto não está à espera de pagamento.', code: 'illegal_transition' });
