import { boletoTaxLabel } from '@esteto/domain/money/boleto/boleto-form';
import { boletoKindLabel, boletoStatusLabel } from '@esteto/domain/money/boleto/boleto-life';
import { firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { and, between, eq, isNull, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { boletos } from '../../../../tables/boleto/boleto.tables.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { amount, type Column, day, documentOf, listedSource, month, type Period } from '../spreadsheet-source.ts';

const select = (db: Reader, where: SQL | undefined) =>
  db
    .select({
      id: boletos.id,
      company: companies.name,
      cnpj: companies.cnpj,
      cpf: companies.cpf,
      kind: boletos.kind,
      tax_key: boletos.tax_key,
      status: boletos.status,
      description: boletos.description,
      competence: boletos.competence,
      amount: boletos.amount,
      due_date: boletos.due_date,
      pay_by: boletos.pay_by,
      digitable_line: boletos.digitable_line,
      paid_on: boletos.paid_on,
      paid_amount: boletos.paid_amount,
    })
    .from(boletos)
    .innerJoin(companies, eq(companies.id, boletos.company_id))
    .where(where);

const COLUMNS: readonly Column<Awaited<ReturnType<typeof select>>[number]>[] = [
  ['Empresa', ({ company }) => company],
  ['CPF/CNPJ', documentOf],
  ['Tipo', ({ kind }) => boletoKindLabel[kind]],
  ['Tributo', ({ tax_key }) => tax_key && boletoTaxLabel[tax_key]],
  ['Descrição', ({ description }) => description],
  ['Competência', (row) => month(row.competence)],
  ['Valor', (row) => amount(row.amount)],
  ['Vencimento', (row) => day(row.due_date)],
  ['Pagar até', (row) => day(row.pay_by)],
  ['Situação', ({ status }) => boletoStatusLabel[status]],
  ['Pago em', (row) => day(row.paid_on)],
  ['Valor pago', (row) => amount(row.paid_amount)],
  ['Linha digitável', ({ digitable_line }) => digitable_line?.replace(/(.{4})(?=.)/g, '$1 ')],
];

/** What companies owe; the guide of a person's own tax is that person's (`taxpayer_id`). */
const chosen = ({ from, until }: Period) => and(isNull(boletos.taxpayer_id), between(boletos.due_date, firstDayOf(from), lastDayOf(until)));

export const boletoSource = listedSource({ id: boletos.id, columns: COLUMNS, select, chosen });
