import type { InvoiceExchange } from '@esteto/contract/invoice/invoice-answer';
import { invoiceBatch } from '@esteto/contract/invoice/invoice-batch';
import { receivable } from '@esteto/contract/invoice/receivable';
import { unique } from './documents.ts';
import { codeIn } from './outbox.ts';
import { failedReport, returnedMail } from './returned-mail.ts';
import { invoiceEmailSample, paymentSample } from './samples.ts';
import { firstRequirement, issuedInvoice, newRecurrence, paidInvoice, type Scene } from './scene.ts';
import type { TestApp } from './test-app.ts';

// What several examples (examples.ts) are made of.

export const recording = async (scene: Scene) => {
  const { id, version } = await issuedInvoice(scene);
  return { id, body: { ...paymentSample(500_000), version } };
};

export const undoing = async (scene: Scene) => {
  const { id, payments } = await paidInvoice(scene);
  return { id, payment_id: payments[0]?.id ?? 0 };
};

export const ofRequirement = <Body extends object>(asked: InvoiceExchange, body: Body) => {
  const { id: requirement_id, version } = firstRequirement(asked);
  return { id: asked.id, requirement_id, body: { ...body, version } };
};

/** A recurrence that stands at `status`, to take a step. */
export const recurrenceStep = async (scene: Scene, status = 'active') => {
  const { id, version } = await newRecurrence(scene);
  await scene.api.sql('update invoice_recurrences set status = $2 where id = $1', [id, status]);
  return { id, body: { version } };
};

export const selection = async (scene: Scene) => ({ body: { invoice_ids: [(await issuedInvoice(scene)).id] } });

export const newBatch = async (scene: Scene) => scene.api.ask(invoiceBatch.export, await selection(scene), { as: scene.master });

/** What comes back of a message with an invoice. */
export const returnedInvoice = async (scene: Scene): Promise<string> => {
  const { id } = await issuedInvoice(scene);
  const [email] = invoiceEmailSample().recipients;
  await scene.api.ask(receivable.sendEmail, { id, body: invoiceEmailSample() }, { as: scene.master });
  const [row] = await scene.api.sql('select mail_key from invoice_emails where invoice_id = $1', [id]);
  return returnedMail({ key: String(row?.['mail_key']), reports: [failedReport(email ?? '', '5.1.1', '550 5.1.1 User unknown')] });
};

/** The code in the message to somebody who has just come. */
export const sentCode = async (api: TestApp): Promise<string> => {
  const { email } = await api.make.person({ email_verified_at: null });
  await api.modules.verifications.send({ email, renew: true }, `example-${unique()}`);
  const message = (await api.outbox()).find((text) => text.includes(email));
  return codeIn(message);
};

export const idOf = ({ id }: { id: number }) => ({ id });
