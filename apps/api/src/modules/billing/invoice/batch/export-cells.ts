import { invoiceStatusLabel } from '@esteto/domain/billing/invoice/invoice-status';
import { formatCompetenceNumeric } from '@esteto/domain/shared/date/competence';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatDocument, shownDocument } from '@esteto/domain/shared/document/document';
import { csvAmount } from '@esteto/domain/shared/text/csv';
import type { InvoiceWithParties } from '../invoice.repository.ts';

type Cell = readonly [header: string, text: (row: InvoiceWithParties) => string | null];

const columns: readonly Cell[] = [
  ['Empresa', ({ company }) => company.name],
  ['CNPJ da empresa', ({ company }) => formatDocument(company.cnpj ?? company.cpf ?? '')],
  ['Tomador', ({ client }) => client.name],
  ['CPF/CNPJ do tomador', ({ client }) => shownDocument(client.document ?? '', client.person_type)],
  ['Situação', ({ invoice }) => invoiceStatusLabel[invoice.status]],
  ['Número', ({ invoice }) => invoice.number],
  ['Código de verificação', ({ invoice }) => invoice.verification_code],
  ['Competência', ({ invoice }) => formatCompetenceNumeric(invoice.competence)],
  ['Emissão', ({ invoice }) => invoice.issue_date && formatDateNumeric(invoice.issue_date)],
  ['Vencimento', ({ invoice }) => invoice.due_date && formatDateNumeric(invoice.due_date)],
  ['Valor do serviço', ({ invoice }) => csvAmount(invoice.gross_amount)],
  ['ISS', ({ invoice }) => csvAmount(invoice.iss_amount)],
  ['Total retido', ({ invoice }) => csvAmount(invoice.withheld_total)],
  ['Valor líquido', ({ invoice }) => csvAmount(invoice.net_amount)],
  ['Valor recebido', ({ invoice }) => csvAmount(invoice.received_amount)],
];

export const exportHeader: readonly string[] = columns.map(([header]) => header);

/** An invoice as a line of the spreadsheet. */
export const exportCells = (row: InvoiceWithParties): string[] => columns.map(([, text]) => text(row) ?? '');
