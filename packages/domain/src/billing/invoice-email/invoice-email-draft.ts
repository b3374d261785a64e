import { formatCompetence } from '../../shared/date/competence.ts';
import { formatDateNumeric } from '../../shared/date/date.ts';
import { cleanEmail, isValidEmail } from '../../shared/document/email.ts';
import { formatMoney } from '../../shared/money/money.ts';
import type { ClientForm } from '../client/client-form.ts';
import { type InvoiceStatus, invoiceStatusLabel, isIssued } from '../invoice/invoice-status.ts';
import { type InvoiceEmailForm, MAX_RECIPIENTS } from './invoice-email-form.ts';

type Addresses = Partial<Pick<ClientForm, 'email' | 'email_cc'>> & {
  contacts?: readonly { email?: string | null; receives_invoice?: boolean }[];
};

/** Addresses to which the taker wants invoices sent: its e-mail, the copy, and the contacts that receive invoices; each once, in that order. */
export const invoiceRecipients = ({ email, email_cc, contacts = [] }: Addresses): string[] => {
  const receiving = contacts.filter(({ receives_invoice }) => receives_invoice).map((contact) => contact.email);
  const addresses = [email, email_cc, ...receiving].map((address) => cleanEmail(address ?? '')).filter(isValidEmail);
  return [...new Set(addresses)].slice(0, MAX_RECIPIENTS);
};

/** What the message tells. Amounts in cents; `code` is the verification code, or the access key of the national emitter. */
type Told = {
  number: string | null;
  competence: string;
  due_date: string | null;
  gross_amount: number;
  net_amount: number;
  code: string | null;
  /** The official document goes along, and not only its mirror. */
  has_official: boolean;
  company: string;
  client: string;
};

/** The message as it is offered; whoever sends it may change every word. */
export const invoiceEmailDraft = (invoice: Told): Pick<InvoiceEmailForm, 'subject' | 'message'> => {
  const { number, competence, due_date, gross_amount, net_amount, code, has_official, company, client } = invoice;
  // What is not issued has no number, and nothing that one could write to the taker about it.
  if (!number) return { subject: '', message: '' };
  const facts = [
    `Competência: ${formatCompetence(competence)}`,
    `Valor do serviço: ${formatMoney(gross_amount)}`,
    `Valor líquido: ${formatMoney(net_amount)}`,
    due_date && `Vencimento: ${formatDateNumeric(due_date)}`,
    code && `Código de verificação: ${code}`,
  ].filter(Boolean);
  return {
    subject: shortened(`NFS-e ${number} · ${company}`),
    message: [
      sentence(`Olá, ${client}`),
      '',
      sentence(`Segue em anexo ${has_official ? 'a' : 'o espelho da'} NFS-e ${number}, emitida por ${company}`),
      '',
      ...facts,
      '',
      'Qualquer dúvida, responda a este e-mail.',
      '',
      company,
    ].join('\n'),
  };
};

/** Null when an invoice in this status may be sent; else why not. Only what is issued and in force goes to the taker. */
export const emailProblem = (status: InvoiceStatus): string | null =>
  isIssued(status) ? null : `A nota está em "${invoiceStatusLabel[status]}": só uma nota emitida e em vigor vai para o tomador.`;

/** Many names end in 'Ltda.' already. */
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

const SUBJECT_MAX = 150;

const shortened = (text: string): string => (text.length <= SUBJECT_MAX ? text : `${text.slice(0, SUBJECT_MAX - 1).trimEnd()}…`);
