import { formatCompetence } from '../../shared/date/competence.ts';

/** What an invoice is called: 'Nota 2026/118' once it is issued, by its month before that: 'Nota de nov/2026'. */
export const invoiceTitle = (invoice: { number: string | null; issue_date: string | null; competence: string }): string =>
  invoice.number
    ? `Nota ${(invoice.issue_date ?? invoice.competence).slice(0, 4)}/${invoice.number}`
    : `Nota de ${formatCompetence(invoice.competence)}`;
