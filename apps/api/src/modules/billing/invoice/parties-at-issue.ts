import type { InvoiceRecord } from '../../../tables/invoice/invoice.tables.ts';
import type { PartiesAtIssue } from '../../../tables/invoice/invoice-parts.ts';

// An issued note names its parties as they were then: a company that changed its name, or a person who went on as a company, issued nothing else.

/** What is kept of the records when a note is issued. */
export const partiesAtIssue = ({
  company: { type, name, cnpj, cpf, municipal_registration, address, tax_regime },
  client,
  intermediary,
}: {
  company: PartiesAtIssue['issuer'];
  client: PartiesAtIssue['taker'];
  intermediary: PartiesAtIssue['intermediary'];
}): PartiesAtIssue => ({
  issuer: { type, name, cnpj, cpf, municipal_registration, address, tax_regime },
  taker: {
    name: client.name,
    person_type: client.person_type,
    document: client.document,
    municipal_registration: client.municipal_registration,
    address: client.address,
    email: client.email,
    phone: client.phone,
  },
  intermediary: intermediary && { name: intermediary.name, document: intermediary.document },
});

/** The parties of a note: the kept ones of an issued one, those of the records as they are of one that still waits. */
export const partiesOfNote = ({ authorized_at, parties_at_issue }: Pick<InvoiceRecord, 'authorized_at' | 'parties_at_issue'>) =>
  authorized_at === null ? null : parties_at_issue;
