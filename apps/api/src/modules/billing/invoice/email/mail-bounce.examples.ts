import { receivable } from '@esteto/contract/billing/receivable';
import type { Examples } from '../../../../testing/example.ts';
import { failedReport, returnedMail } from '../../../../testing/returned-mail.ts';
import type { Scene } from '../../../../testing/scene.ts';
import { invoiceEmailSample } from '../testing/invoice-samples.ts';
import { issuedInvoice } from '../testing/invoice-scene.ts';

/** What comes back of a message with an invoice. */
export const returnedInvoice = async (scene: Scene): Promise<string> => {
  const { id } = await issuedInvoice(scene);
  const [email] = invoiceEmailSample().recipients;
  await scene.api.ask(receivable.sendEmail, { id, body: invoiceEmailSample() }, { as: scene.master });
  const [row] = await scene.api.sql('select mail_key from invoice_emails where invoice_id = $1', [id]);
  return returnedMail({ key: String(row?.['mail_key']), reports: [failedReport(email ?? '', '5.1.1', '550 5.1.1 User unknown')] });
};

export const mailBounceExamples: Examples<'mailBounce'> = {
  mailBounce: {
    receive: async (scene) => ({ body: { token: scene.api.config.mailBounceSecret ?? '', message: await returnedInvoice(scene) } }),
  },
};
