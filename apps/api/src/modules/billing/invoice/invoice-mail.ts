import { formatMoney } from '@esteto/domain/shared/money/money';
import { type Checking, issuedLetter } from '@esteto/mail/invoice/issued-letter';
import { written } from '@esteto/mail/letter/written';
import type { Deps } from '../../../deps.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import type { InvoiceRecord } from '../../../tables/invoice/invoice.tables.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import * as invoices from './invoice.repository.ts';
import { type Contacts, contactOf } from './invoice-contact.ts';
import { invoiceLink, invoicePath } from './invoice-link.ts';
import { invoicePdf } from './invoice-pdf.ts';

export const ISSUED_MAIL = 'invoice.issued-mail';

/** Tells whose invoice it is that it was issued, with its PDF attached. A job: run again, it sends the same message under the same key. */
export const sendIssuedMail = async (
  {
    db,
    files,
    mail,
    config,
    work,
    notices,
    ...contacts
  }: Pick<Deps, 'db' | 'files' | 'mail' | 'config' | 'work'> & Contacts & { notices: NoticeService },
  { invoice_id }: { invoice_id: number },
): Promise<void> => {
  const parties = await invoices.withParties(db, 'every_company', invoice_id);
  const { invoice, client, company } = parties;
  const person = await contactOf(contacts, invoice);
  if (!person) return;
  const { bytes, name, mime } = await invoicePdf({ db, files }, parties);
  await mail.send(
    {
      to: person.email,
      ...written(
        issuedLetter({
          person: person.name,
          number: invoice.number ?? '',
          company: company.name,
          client: client.name,
          competence: invoice.competence,
          gross_amount: invoice.gross_amount,
          net_amount: invoice.net_amount,
          checking: checkingOf(invoice),
          link: invoiceLink(config, company.id, invoice_id),
        }),
      ),
      attachments: [{ filename: name, content: Buffer.from(bytes), contentType: mime }],
    },
    `invoice-${invoice_id}-issued`,
  );
  await work(systemActor(`invoice-${invoice_id}-issued`), (tx) =>
    notices.tell(tx, [
      {
        kind: 'invoice.issued',
        company_id: company.id,
        to: { user_id: person.id },
        title: `Nota ${invoice.number ?? ''} emitida`,
        body: `${client.name}, ${formatMoney(invoice.gross_amount)}.`,
        action_url: invoicePath(company.id, invoice_id),
        key: `invoice-${invoice_id}-issued`,
      },
    ]),
  );
};

const checkingOf = ({ emitter_process, access_key, verification_code }: InvoiceRecord): Checking => {
  if (emitter_process === 'national_api') return { by: 'access_key', code: access_key ?? '' };
  return verification_code ? { by: 'verification_code', code: verification_code } : null;
};
