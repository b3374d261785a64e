import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import type { Deps } from '../../deps.ts';
import * as invoices from './invoice.repository.ts';
import type { InvoiceRecord } from './invoice.tables.ts';
import { type Contacts, contactOf } from './invoice-contact.ts';
import { invoicePdf } from './invoice-pdf.ts';

export const ISSUED_MAIL = 'invoice.issued-mail';

/** What goes along, and with what the official document is checked. */
const checking = ({ emitter_process, access_key, verification_code }: InvoiceRecord): string[] => {
  if (emitter_process === 'national_api')
    return [
      'A DANFSe vai em anexo. O documento oficial é a NFS-e, que você confere no portal nacional com a chave de acesso:',
      access_key ?? '',
    ];
  if (!verification_code) return ['O espelho vai em anexo. O documento oficial é a NFS-e da prefeitura.'];
  return [
    'O espelho vai em anexo. O documento oficial é a NFS-e, que você confere no site da prefeitura com o código de verificação:',
    verification_code,
  ];
};

/** Tells whose invoice it is that it was issued, with its PDF attached. A job: run again, it sends the same message under the same key. */
export const sendIssuedMail = async (
  { db, files, mail, ...contacts }: Pick<Deps, 'db' | 'files' | 'mail'> & Contacts,
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
      subject: `Sua nota ${invoice.number} foi emitida`,
      text: [
        `Olá, ${person.name.split(' ')[0]}.`,
        '',
        `A nota ${invoice.number} de ${company.name} para ${client.name} foi emitida.`,
        '',
        `Competência: ${formatCompetence(invoice.competence)}`,
        `Valor do serviço: ${formatMoney(invoice.gross_amount)}`,
        `Valor líquido: ${formatMoney(invoice.net_amount)}`,
        '',
        ...checking(invoice),
        '',
        'Esteto',
      ].join('\n'),
      attachments: [{ filename: name, content: Buffer.from(bytes), contentType: mime }],
    },
    `invoice-${invoice_id}-issued`,
  );
};
