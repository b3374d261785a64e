import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import type { CancellationDenialForm, InvoiceCancelForm, InvoiceDiscardForm } from '@esteto/domain/billing/invoice/invoice-cancel-form';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { AnyActor } from '../../../../platform/work/actor.ts';
import { type InvoiceRecord, invoices as table } from '../../../../tables/invoice/invoice.tables.ts';
import * as invoices from '../invoice.repository.ts';
import type { Target } from '../invoice-actions.ts';
import { type Move, move } from '../invoice-move.ts';
import { inScope } from '../invoice-scope.ts';
import { cancellation } from '../issuing/cancellation.ts';
import { tellDecision } from './decision-mail.ts';

export type WithdrawalService = ReturnType<typeof withdrawalService>;

/** `version`: the invoice that the person saw; null for whatever is there. */
type Seen<Form> = Form & { version: number | null };

/** What will not become a note, or shall not stay one: given up by the doctor, discarded by staff, or asked to be cancelled and denied. */
export const withdrawalService = ({ work, jobs }: Pick<Deps, 'work' | 'jobs'>) => {
  const act = (
    actor: AnyActor,
    { id, scope, by }: Target,
    version: number | null,
    plan: (invoice: InvoiceRecord) => Omit<Move, 'by'>,
  ): Promise<InvoiceDetail> =>
    work(actor, async (tx) => {
      const invoice = await tx.lock(table, { id, version, scope: inScope(scope) });
      await move(tx, invoice, { by, ...plan(invoice) });
      if (by === 'staff') await tellDecision(jobs, tx, id);
      return invoices.detail(tx.db, scope, id);
    });

  return {
    withdraw: (actor: AnyActor, target: Target, { version, reason }: Seen<InvoiceDiscardForm>) =>
      act(actor, target, version, () => ({ action: 'withdraw', reason, values: { discard_reason: reason } })),

    /** The doctor is told by mail. */
    discard: (actor: AnyActor, target: Target, { version, reason }: Seen<InvoiceDiscardForm>) =>
      act(actor, target, version, () => ({ action: 'discard', reason, values: { discard_reason: reason } })),

    /** Waits for staff, who cancel it where it came from or say why not. */
    askCancellation: (actor: AnyActor, target: Target, { version, ...form }: Seen<InvoiceCancelForm>) =>
      act(actor, target, version, (invoice) => ({
        action: 'ask_cancellation',
        reason: form.justification,
        values: { ...cancellation(invoice, form), cancel_event_status: 'asked' },
      })),

    /** The doctor is told by mail. What the emitter was asked already, the emitter decides. */
    denyCancellation: (actor: AnyActor, target: Target, { version, answer }: Seen<CancellationDenialForm>) =>
      act(actor, target, version, ({ status, cancel_event_status }) => {
        if (status === 'cancellation_requested' && cancel_event_status === 'requested')
          throw new AppError(422, { message: 'O pedido já está com o emissor nacional, que decide.', code: 'with_the_emitter' });
        return { action: 'deny_cancellation', reason: answer, values: { cancel_answer: answer, cancel_event_status: 'denied' } };
      }),
  };
};
