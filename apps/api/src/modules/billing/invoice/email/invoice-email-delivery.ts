import { waitAfter } from '@esteto/domain/billing/invoice-email/delivery-attempts';
import { deliveryProblem, isPermanent } from '@esteto/domain/billing/invoice-email/delivery-problem';
import { emailProblem } from '@esteto/domain/billing/invoice-email/invoice-email-draft';
import { clientLetter } from '@esteto/mail/invoice/client-letter';
import type { Deps } from '../../../../deps.ts';
import { type Refusal, replyIn } from '../../../../platform/mail/mail.ts';
import { type AnyActor, systemActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { invoices } from '../../../../tables/invoice/invoice.tables.ts';
import { type InvoiceEmailRecord, invoiceEmails } from '../../../../tables/invoice/invoice-email.tables.ts';
import { actorFor, type UserService } from '../../../identity/user/user.service.ts';
import { move } from '../invoice-move.ts';
import { attachmentsOf } from './attachments.ts';
import * as emails from './invoice-email.repository.ts';
import { unreachedWords } from './unreached.ts';

type DeliveryDeps = Pick<Deps, 'db' | 'work' | 'clock' | 'files' | 'mail'> & { users: UserService };

/** Longer than a try takes: whoever has not said by then how it went has died. */
const CLAIM_MINUTES = 5;
/** Connections to the mail server at once. */
const AT_ONCE = 4;

/**
 * Takes every message that is due to the mail server. A job: several may run beside each other, for each message is claimed by one. A try that was
 * cut off is repeated as the same message (its Message-ID), so that who receives it sees one.
 */
export const invoiceEmailDelivery = (deps: DeliveryDeps) => {
  const { work, clock } = deps;
  const later = (minutes: number): string => new Date(clock.now().getTime() + minutes * 60_000).toISOString();

  const claim = (request_id: string): Promise<InvoiceEmailRecord | null> =>
    work(systemActor(request_id), async (tx) => {
      const due = await emails.lockDue(tx.db, tx.now);
      if (!due) return null;
      const values = { status: 'sending', attempts: due.attempts + 1, next_try_at: later(CLAIM_MINUTES) } as const;
      return tx.change(invoiceEmails, due, values, { action: 'invoice_email.tried', company_id: due.company_id });
    });

  const deliverNext = async (request_id: string): Promise<boolean> => {
    const email = await claim(request_id);
    if (!email) return false;
    const actor = await actorFor(deps.users, email.created_by, request_id);
    await store(actor, email, await tryToSend(deps, email, actor.user?.email));
    return true;
  };

  const store = (actor: AnyActor, { id, attempts }: InvoiceEmailRecord, outcome: Outcome): Promise<void> =>
    work(actor, async (tx) => {
      const email = await tx.lock(invoiceEmails, { id, version: null, scope: undefined });
      // Somebody else has taken it up meanwhile: unless it arrived, what they find out counts.
      const isOver = email.next_try_at === null;
      if (isOver || (outcome.kind !== 'sent' && email.attempts !== attempts)) return;
      if (outcome.kind === 'sent') return concludeSent(tx, email, outcome.refusals);
      if (outcome.kind === 'cancelled') return concludeUnsent(tx, email, 'cancelled', outcome.error);
      const wait = outcome.permanent ? null : waitAfter(attempts);
      if (wait === null) return concludeUnsent(tx, email, 'error', outcome.error);
      const values = { status: 'waiting', error: outcome.error, next_try_at: later(wait) } as const;
      await tx.change(invoiceEmails, email, values, { action: 'invoice_email.delayed', company_id: email.company_id });
    });

  /** Answers how many were tried. */
  return async (request_id: string): Promise<number> => {
    let tried = 0;
    const lane = async (): Promise<void> => {
      while (await deliverNext(request_id)) tried += 1;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    return tried;
  };
};

type Outcome =
  | { kind: 'sent'; refusals: Refusal[] }
  | { kind: 'unsent'; error: string; permanent: boolean }
  /** There is nothing to send any more. */
  | { kind: 'cancelled'; error: string };

const tryToSend = async ({ db, files, mail }: DeliveryDeps, email: InvoiceEmailRecord, replyTo: string | undefined): Promise<Outcome> => {
  const parties = await emails.forMessage(db, email.invoice_id);
  const problem = emailProblem(parties.invoice.status);
  if (problem) return { kind: 'cancelled', error: problem };
  try {
    const attachments = (await attachmentsOf({ db, files }, parties)).map(({ name, bytes, mime }) => ({
      filename: name,
      content: Buffer.from(bytes),
      contentType: mime,
    }));
    const message = { to: email.recipients, ...clientLetter({ ...email, company: parties.company.name }), replyTo, attachments };
    return { kind: 'sent', refusals: await mail.send(message, email.mail_key) };
  } catch (error) {
    const said = replyIn(error);
    if (said) return { kind: 'unsent', error: deliveryProblem(said), permanent: isPermanent(said) };
    return { kind: 'unsent', error: AWAY, permanent: false };
  }
};

const AWAY = 'O servidor de e-mail não respondeu.';

const concludeSent = async (tx: Tx, email: InvoiceEmailRecord, refusals: readonly Refusal[]): Promise<void> => {
  const { company_id, recipients } = email;
  const unreached = refusals.map((one) => ({ email: one.email, reason: deliveryProblem(one.said), at: tx.now }));
  const arrived = recipients.filter((address) => !unreached.some((one) => one.email === address));
  await tx.change(
    invoiceEmails,
    email,
    {
      status: unreached.length > 0 ? 'error' : 'success',
      sent_at: tx.now,
      next_try_at: null,
      error: unreached.length > 0 ? unreachedWords(unreached) : null,
      unreached,
    },
    { action: 'invoice_email.sent', company_id },
  );
  const invoice = await tx.lock(invoices, { id: email.invoice_id, version: null, scope: undefined });
  const cause = { company_id, reason: `Por e-mail para ${arrived.join(', ')}.` };
  if (invoice.status === 'authorized')
    await move(tx, invoice, { action: 'send', by: 'staff', values: { sent_at: tx.now }, reason: cause.reason });
  else if (invoice.sent_at === null) await tx.change(invoices, invoice, { sent_at: tx.now }, { action: 'invoice.sent', ...cause });
  else tx.record({ type: 'invoice', id: invoice.id }, { action: 'invoice.sent', ...cause });
};

const concludeUnsent = async (tx: Tx, email: InvoiceEmailRecord, status: 'error' | 'cancelled', error: string): Promise<void> => {
  const { company_id, invoice_id } = email;
  const action = status === 'error' ? 'invoice_email.failed' : 'invoice_email.cancelled';
  await tx.change(invoiceEmails, email, { status, error, next_try_at: null }, { action, company_id });
  tx.record({ type: 'invoice', id: invoice_id }, { action: 'invoice.email_failed', company_id, reason: error });
};
