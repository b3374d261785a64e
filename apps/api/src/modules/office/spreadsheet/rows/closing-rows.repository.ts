import { taxRegimeLabel } from '@esteto/domain/company/company/company-kinds';
import { closingCheckLabel } from '@esteto/domain/month/closing/closing-checks';
import { checkResultLabel, checkSideLabel, closingStatusLabel, isDoneClosing } from '@esteto/domain/month/closing/closing-life';
import { csvRate } from '@esteto/domain/shared/text/csv';
import { between, eq, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { closings } from '../../../../tables/closing/closing.tables.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';
import { amount, type Column, documentOf, listedSource, moment, month, type Period } from '../spreadsheet-source.ts';

const select = (db: Reader, where: SQL | undefined) =>
  db
    .select({
      id: closings.id,
      company: closings.name,
      cnpj: companies.cnpj,
      cpf: companies.cpf,
      month: closings.month,
      status: closings.status,
      analyst: users.name,
      result: closings.result,
      checks: closings.checks,
      turn: closings.turn,
      figures: closings.figures,
      das_official: closings.das_official,
      revenue_official: closings.revenue_official,
      rbt12_official: closings.rbt12_official,
      closed_at: closings.closed_at,
      client_seen_at: closings.client_seen_at,
      reason: closings.reason,
    })
    .from(closings)
    .innerJoin(companies, eq(companies.id, closings.company_id))
    .leftJoin(users, eq(users.id, closings.analyst_id))
    .where(where);

type Row = Awaited<ReturnType<typeof select>>[number];

/** What still keeps it open; of a month that is over, nothing does. */
const missing = (row: Row): string =>
  isDoneClosing(row.status)
    ? ''
    : (row.checks ?? [])
        .filter(({ result }) => result !== 'ok')
        .map(({ key, result }) => `${closingCheckLabel[key]}: ${checkResultLabel[result]}`)
        .join(' | ');

const COLUMNS: readonly Column<Row>[] = [
  ['Empresa', ({ company }) => company],
  ['CNPJ', documentOf],
  ['Mês', (row) => month(row.month)],
  ['Situação', ({ status }) => closingStatusLabel[status]],
  ['Responsável', ({ analyst }) => analyst],
  ['Resultado', (row) => (isDoneClosing(row.status) ? null : checkResultLabel[row.result])],
  ['De quem é a vez', (row) => (isDoneClosing(row.status) || row.turn === null ? null : checkSideLabel[row.turn])],
  ['O que falta', missing],
  ['Regime', ({ figures }) => figures && taxRegimeLabel[figures.regime]],
  ['Anexo', ({ figures }) => figures?.annex],
  ['Receita', ({ figures }) => figures && amount(figures.revenue)],
  ['RBT12', ({ figures }) => figures && amount(figures.rbt12)],
  ['Fator R', ({ figures }) => figures?.ratio && csvRate(figures.ratio)],
  ['Alíquota efetiva', ({ figures }) => figures?.effective_rate && csvRate(figures.effective_rate)],
  ['DAS calculado', ({ figures }) => figures && amount(figures.das_calculated)],
  ['DAS oficial', (row) => amount(row.das_official)],
  ['Receita oficial', (row) => amount(row.revenue_official)],
  ['RBT12 oficial', (row) => amount(row.rbt12_official)],
  ['Retido', ({ figures }) => figures && amount(figures.withheld)],
  ['Folha', ({ figures }) => figures && amount(figures.payroll)],
  ['Fechado em', (row) => moment(row.closed_at)],
  ['Visto pelo cliente em', (row) => moment(row.client_seen_at)],
  ['Motivo', ({ reason }) => reason],
];

const chosen = ({ from, until }: Period) => between(closings.month, from, until);

export const closingSource = listedSource({ id: closings.id, columns: COLUMNS, select, chosen });
