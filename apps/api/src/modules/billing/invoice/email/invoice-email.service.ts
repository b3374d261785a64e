import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { receivable } from '@esteto/contract/billing/receivable';
import type { InvoiceEmailRow, InvoiceEmails } from '@esteto/contract/billing/receivable-answer';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Undelivered } from '@esteto/contract/office/job-failure';
import type { mailBounce } from '@esteto/contract/office/mail-bounce';
import { invoiceTitle } from '@esteto/domain/billing/invoice/invoice-title';
import { deliveryProblem } from '@esteto/domain/billing/invoice-email/delivery-problem';
import { emailProblem, invoiceEmailDraft, invoiceRecipients } from '@esteto/domain/billing/invoice-email/invoice-email-draft';
import type { InvoiceEmailForm } from '@esteto/domain/billing/invoice-email/invoice-email-form';
import { masked } from '@esteto/domain/office/job-failure/failure-sentence';
import type { Deps } from '../../../../deps.ts';
import { AppError, forbidden } from '../../../../platform/http/app-error.ts';
import { readDeliveryReport } from '../../../../platform/mail/delivery-report.ts';
import type { SessionActor, Visitor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { invoices } from '../../../../tables/invoice/invoice.tables.ts';
import { type InvoiceEmailRecord, invoiceEmails } from '../../../../tables/invoice/invoice-email.tables.ts';
import { attachmentNames } from './attachments.ts';
import * as emails from './invoice-email.repository.ts';
import { unreachedWords } from './unreached.ts';

export const SEND_EMAILS = 'invoice-emails.send';

export type InvoiceEmailService = ReturnType<typeof invoiceEmailService>;

/** Invoices on their way to the taker by e-mail. Nothing is sent here: a message is written down, and a job takes it to the mail server. */
export const invoiceEmailService = ({ db, work, jobs, config }: Pick<Deps, 'db' | 'work' | 'jobs' | 'config'>) => ({
  ofInvoice: async (_actor: SessionActor, { id }: { id: number }): Promise<InvoiceEmails> => {
    const parties = await emails.forMessage(db, id);
    const { invoice, client, company } = parties;
    return {
      ...draftOf(parties),
      title: invoiceTitle(invoice),
      client_name: client.name,
      company_name: company.name,
      problem: emailProblem(invoice.status),
      attachments: attachmentNames(parties),
      emails: await emails.shownOf(db, id),
    };
  },

  /** Those that did not arrive and that nobody has sent again: the last ones, and how many there are. One statement. */
  undelivered: async (): Promise<{ items: Undelivered[]; total: number }> => {
    const rows = await emails.undelivered(db);
    return {
      total: rows[0]?.total ?? 0,
      items: rows.map(({ total: _total, error, ...row }) => ({ ...row, error: masked(error ?? 'A mensagem não chegou.') })),
    };
  },

  send: (actor: SessionActor, { id, body }: InputOf<typeof receivable.sendEmail>): Promise<InvoiceEmailRow> =>
    work(actor, async (tx) => {
      const email = await writeDown(tx, id, body);
      await jobs.enqueue(tx, SEND_EMAILS, {}, `invoice-email-${email.id}`);
      return { ...email, sent_by_name: actor.user.name };
    }),

  /** Writes down the message as it is offered, to whom the taker wants it sent; inside the transaction that asks for many. */
  writeDraft: async (tx: Tx, id: number): Promise<InvoiceEmailRecord> => {
    const draft = draftOf(await emails.forMessage(tx.db, id));
    if (draft.recipients.length === 0) throw new AppError(422, { message: NO_ADDRESS, code: 'no_recipient' });
    return writeDown(tx, id, draft);
  },

  /** What the mail server hands over of returned mail. What is no report about a message of ours is let go. */
  bounce: async (visitor: Visitor, { body: { token, message } }: InputOf<typeof mailBounce.receive>): Promise<void> => {
    if (!config.mailBounceSecret || !isSame(token, config.mailBounceSecret)) throw forbidden();
    const report = await readDeliveryReport(message);
    if (!report) return;
    await work(visitor, async (tx) => {
      const email = await emails.lockByKey(tx.db, report.key);
      if (!email) return;
      const formerAddresses = new Set(email.unreached.map((one) => one.email));
      const news = report.failures.filter((failure) => !formerAddresses.has(failure.email));
      if (news.length === 0) return;
      const unreached = [...email.unreached, ...news.map((one) => ({ email: one.email, reason: deliveryProblem(one.said), at: tx.now }))];
      const error = unreachedWords(unreached);
      const { company_id, invoice_id } = email;
      await tx.change(
        invoiceEmails,
        email,
        { status: 'error', next_try_at: null, error, unreached },
        { action: 'invoice_email.bounced', company_id },
      );
      tx.record({ type: 'invoice', id: invoice_id }, { action: 'invoice.email_bounced', company_id, reason: error });
    });
  },
});

const NO_ADDRESS = 'O tomador não tem e-mail para notas. Complete o cadastro dele ou envie a nota pela própria nota.';

const draftOf = ({ invoice, company, client }: emails.InvoiceForMessage): InvoiceEmailForm => ({
  recipients: invoiceRecipients(client),
  ...invoiceEmailDraft({
    ...invoice,
    code: invoice.verification_code ?? invoice.access_key,
    has_official: invoice.pdf_file_id !== null || invoice.xml_file_id !== null,
    company: company.name,
    client: client.name,
  }),
});

const writeDown = async (tx: Tx, invoice_id: number, message: InvoiceEmailForm): Promise<InvoiceEmailRecord> => {
  const { status, company_id } = await tx.lock(invoices, { id: invoice_id, version: null, scope: undefined });
  const problem = emailProblem(status);
  if (problem) throw new AppError(422, { message: problem, code: 'not_in_force' });
  return tx.insert(
    invoiceEmails,
    { ...message, invoice_id, company_id, mail_key: `nota-${randomUUID()}`, status: 'waiting', next_try_at: tx.now },
    { action: 'invoice_email.queued', company_id },
  );
};

/** Compared in a time that tells nothing. */
const isSame = (given: string, secret: string): boolean => {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
};
