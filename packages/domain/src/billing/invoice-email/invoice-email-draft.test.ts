import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { INVOICE_STATUSES } from '../invoice/invoice-status.ts';
import { emailProblem, invoiceEmailDraft, invoiceRecipients } from './invoice-email-draft.ts';
import { invoiceEmailForm, MAX_RECIPIENTS } from './invoice-email-form.ts';

const contact = (email: string | null, receives_invoice = true) => ({ email, receives_invoice });

describe('recipients', () => {
  it.each([
    [{}, []],
    [{ email: 'a@x.test', email_cc: 'b@x.test' }, ['a@x.test', 'b@x.test']],
    [{ email: null, contacts: [contact('c@x.test'), contact('d@x.test', false), contact(null)] }, ['c@x.test']],
    [{ email: 'a@x.test', email_cc: 'A@X.test ', contacts: [contact('a@x.test')] }, ['a@x.test']],
    [{ email: 'not an address', email_cc: 'b@x.test' }, ['b@x.test']],
  ])('of %j', (client, expected) => {
    expect(invoiceRecipients(client)).toEqual(expected);
  });

  it('are never more than one message takes', () => {
    const contacts = Array.from({ length: 40 }, (_, index) => contact(`c${index}@x.test`));
    expect(invoiceRecipients({ contacts })).toHaveLength(MAX_RECIPIENTS);
  });
});

const invoice = {
  number: '118',
  competence: '2026-10',
  due_date: '2026-11-10',
  gross_amount: 1_500_000,
  net_amount: 1_407_750,
  code: 'ABCD-1234',
  has_official: true,
  company: 'Souza Medicina Ltda.',
  client: 'Hospital São Lucas',
};

describe('message', () => {
  it('about what is not issued has no words', () => {
    expect(invoiceEmailDraft({ ...invoice, number: null })).toEqual({ subject: '', message: '' });
  });

  it('says what the taker pays by', () => {
    const { subject, message } = invoiceEmailDraft(invoice);
    expect(subject).toBe('NFS-e 118 · Souza Medicina Ltda.');
    expect(message).toBe(
      [
        'Olá, Hospital São Lucas.',
        '',
        'Segue em anexo a NFS-e 118, emitida por Souza Medicina Ltda.',
        '',
        'Competência: out/2026',
        'Valor do serviço: R$\u00a015.000,00',
        'Valor líquido: R$\u00a014.077,50',
        'Vencimento: 10/11/2026',
        'Código de verificação: ABCD-1234',
        '',
        'Qualquer dúvida, responda a este e-mail.',
        '',
        'Souza Medicina Ltda.',
      ].join('\n'),
    );
  });

  it('does not call the mirror a note', () => {
    const { message } = invoiceEmailDraft({ ...invoice, has_official: false });
    expect(message).toContain('Segue em anexo o espelho da NFS-e 118, emitida por Souza Medicina Ltda.');
  });

  it('is accepted by its own form, whatever the names', () => {
    const name = fc.stringMatching(/^\S.{0,148}\S$/).filter((text) => text.trim() === text);
    fc.assert(
      fc.property(name, name, (company, client) => {
        const draft = invoiceEmailDraft({ ...invoice, company, client });
        expect(parse(invoiceEmailForm, { ...draft, recipients: ['a@x.test'] })).toMatchObject({ ok: true });
      }),
      runs,
    );
  });
});

it('only goes while the invoice is issued and in force', () => {
  const may = INVOICE_STATUSES.filter((status) => emailProblem(status) === null);
  expect(may).toEqual(['authorized', 'sent', 'partially_paid', 'paid', 'overdue', 'cancellation_requested', 'cancellation_denied']);
  expect(emailProblem('requested')).toBe('A nota está em "Solicitada": só uma nota emitida e em vigor vai para o tomador.');
});
