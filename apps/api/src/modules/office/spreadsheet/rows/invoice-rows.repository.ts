import { cancelReasonLabel } from '@esteto/domain/billing/invoice/invoice-record';
import { invoiceStatusLabel } from '@esteto/domain/billing/invoice/invoice-status';
import { shownDocument } from '@esteto/domain/shared/document/document';
import { and, between, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { clients } from '../../../../tables/client/client.tables.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { invoices } from '../../../../tables/invoice/invoice.tables.ts';
import { amount, type Column, day, documentOf, listedSource, moment, month } from '../spreadsheet-source.ts';

const select = (db: Reader, where: SQL | undefined) =>
  db
    .select({
      id: invoices.id,
      company: companies.name,
      cnpj: companies.cnpj,
      cpf: companies.cpf,
      taker: clients.name,
      taker_document: clients.document,
      taker_type: clients.person_type,
      status: invoices.status,
      number: invoices.number,
      access_key: invoices.access_key,
      verification_code: invoices.verification_code,
      competence: invoices.competence,
      issue_date: invoices.issue_date,
      due_date: invoices.due_date,
      paid_at: invoices.paid_at,
      gross_amount: invoices.gross_amount,
      iss_amount: invoices.iss_amount,
      withheld_total: invoices.withheld_total,
      net_amount: invoices.net_amount,
      received_amount: invoices.received_amount,
      cancelled_at: invoices.cancelled_at,
      cancel_reason: invoices.cancel_reason,
      cancel_text: invoices.cancel_text,
    })
    .from(invoices)
    .innerJoin(companies, eq(companies.id, invoices.company_id))
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .where(where);

type Row = Awaited<ReturnType<typeof select>>[number];

const PARTIES: readonly Column<Row>[] = [
  ['Empresa', ({ company }) => company],
  ['CPF/CNPJ da empresa', documentOf],
  ['Tomador', ({ taker }) => taker],
  ['CPF/CNPJ do tomador', (row) => shownDocument(row.taker_document ?? '', row.taker_type)],
  ['Número', ({ number }) => number],
  ['Código de verificação', ({ verification_code }) => verification_code],
  // In fours, as the DANFSe prints it: a spreadsheet would round fifty digits.
  ['Chave de acesso', ({ access_key }) => access_key?.replace(/(.{4})(?=.)/g, '$1 ')],
  ['Competência', (row) => month(row.competence)],
  ['Emissão', (row) => day(row.issue_date)],
];

const AMOUNTS: readonly Column<Row>[] = [
  ['Valor do serviço', (row) => amount(row.gross_amount)],
  ['ISS', (row) => amount(row.iss_amount)],
  ['Total retido', (row) => amount(row.withheld_total)],
  ['Valor líquido', (row) => amount(row.net_amount)],
];

const WHOLE: readonly Column<Row>[] = [
  ...PARTIES,
  ['Situação', ({ status }) => invoiceStatusLabel[status]],
  ['Vencimento', (row) => day(row.due_date)],
  ...AMOUNTS,
  ['Valor recebido', (row) => amount(row.received_amount)],
  ['Recebida em', (row) => day(row.paid_at)],
];

const CANCELLED: readonly Column<Row>[] = [
  ...PARTIES,
  ...AMOUNTS,
  ['Cancelada em', (row) => moment(row.cancelled_at)],
  ['Motivo', ({ cancel_reason }) => cancel_reason && cancelReasonLabel[cancel_reason]],
  ['Justificativa', ({ cancel_text }) => cancel_text],
];

export const invoiceSource = listedSource({
  id: invoices.id,
  columns: WHOLE,
  select,
  chosen: ({ from, until }) => between(invoices.competence, from, until),
});

export const cancelledInvoiceSource = listedSource({
  id: invoices.id,
  columns: CANCELLED,
  select,
  chosen: ({ from, until }) =>
    and(
      eq(invoices.status, 'cancelled'),
      between(sql`to_char(${invoices.cancelled_at} at time zone 'America/Sao_Paulo', 'YYYY-MM')`, from, until),
    ),
});
