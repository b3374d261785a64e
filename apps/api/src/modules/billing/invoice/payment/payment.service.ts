import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import type { PaymentForm } from '@esteto/domain/billing/payment/payment-form';
import { balanceOf, paymentProblem, settlementOf, standingWithout } from '@esteto/domain/billing/payment/settlement';
import type { Deps } from '../../../../deps.ts';
import { invalid, notFound } from '../../../../platform/http/app-error.ts';
import type { AnyActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { invoices } from '../../../../tables/invoice/invoice.tables.ts';
import { payments } from '../../../../tables/invoice/payment.tables.ts';
import { detail } from '../invoice.repository.ts';
import type { Target } from '../invoice-actions.ts';
import { move } from '../invoice-move.ts';
import { inScope } from '../invoice-scope.ts';
import { countingOf } from '../payment.repository.ts';

export type PaymentService = ReturnType<typeof paymentService>;

/** `version`: the invoice that the person saw, so that two who record the same money do not record it twice; null for whatever is there. */
type Recording = PaymentForm & { version: number | null };

/** Money that comes in for invoices. The invoice is locked first: two at once never take more than is due. */
export const paymentService = ({ work }: Pick<Deps, 'work'>) => ({
  record: (actor: AnyActor, target: Target, recording: Recording): Promise<InvoiceDetail> =>
    work(actor, async (tx) => {
      await receive(tx, target, recording);
      return detail(tx.db, target.scope, target.id);
    }),

  undo: (actor: AnyActor, target: Target, payment_id: number): Promise<InvoiceDetail> =>
    work(actor, async (tx) => {
      await takeBack(tx, target, payment_id);
      return detail(tx.db, target.scope, target.id);
    }),
});

/**
 * More than the balance is refused; all of it pays the invoice, less is a part of it. `settles`: what is missing afterwards was kept back, and nothing is
 * owed any more. In the transaction of whoever knows of the money.
 */
export const receive = async (
  tx: Tx,
  { id, scope, by }: Target,
  { version, settles = false, ...receipt }: Recording & { settles?: boolean },
): Promise<{ id: number }> => {
  const invoice = await tx.lock(invoices, { id, version, scope: inScope(scope) });
  const balance = balanceOf(invoice);
  const payment = settles ? { ...receipt, withheld_other: Math.max(0, balance - receipt.amount) || null } : receipt;
  const problem = paymentProblem({ balance, competence: invoice.competence }, payment, tx.today);
  if (problem) throw invalid({ [problem.field]: problem.message });
  const settlement = settlementOf(invoice.net_amount, [...(await countingOf(tx.db, id)), payment]);
  await move(tx, invoice, {
    action: settlement.paid_at === null ? 'receive_part' : 'receive',
    by,
    values: settlement,
    reason: payment.note,
  });
  return tx.insert(payments, { ...payment, invoice_id: id }, { action: 'payment.recorded', company_id: invoice.company_id });
};

/** Takes a payment back, and the invoice to where it stands without it. */
export const takeBack = async (tx: Tx, { id, scope, by }: Target, payment_id: number): Promise<void> => {
  const invoice = await tx.lock(invoices, { id, version: null, scope: inScope(scope) });
  const counting = await countingOf(tx.db, id);
  const payment = counting.find((one) => one.id === payment_id);
  if (!payment) throw notFound();
  const left = counting.filter((one) => one !== payment);
  const undone = { undone_at: tx.now, undone_by: tx.actor.user?.id ?? null };
  await tx.change(payments, payment, undone, { action: 'payment.undone', company_id: invoice.company_id });
  await move(tx, invoice, {
    action: 'undo_payment',
    by,
    before: standingWithout(invoice, left, tx.today),
    values: settlementOf(invoice.net_amount, left),
  });
};
