import { registrationStatusLabel } from '@esteto/domain/opening/registration/registration-life';
import { registrationStepLabel } from '@esteto/domain/opening/registration/registration-step';
import { registrationStepStatusLabel } from '@esteto/domain/opening/registration/registration-step-status';
import { between, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { registrations } from '../../../../tables/registration/registration.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';
import { amount, type Column, day, documentOf, listedSource, moment, type Period } from '../spreadsheet-source.ts';

const select = (db: Reader, where: SQL | undefined) =>
  db
    .select({
      id: registrations.id,
      company: companies.name,
      cnpj: companies.cnpj,
      cpf: companies.cpf,
      city: sql<string | null>`${companies.address}->>'city'`,
      state: sql<string | null>`${companies.address}->>'state'`,
      status: registrations.status,
      step: registrations.step,
      step_status: registrations.step_status,
      due_on: registrations.due_on,
      analyst: users.name,
      protocol: registrations.protocol,
      fee: registrations.board_fee_amount,
      cancel_reason: registrations.cancel_reason,
      created_at: registrations.created_at,
      finished_at: registrations.finished_at,
    })
    .from(registrations)
    .innerJoin(companies, eq(companies.id, registrations.company_id))
    .leftJoin(users, eq(users.id, registrations.analyst_id))
    .where(where);

const COLUMNS: readonly Column<Awaited<ReturnType<typeof select>>[number]>[] = [
  ['Empresa', ({ company }) => company],
  ['CPF/CNPJ', documentOf],
  ['Cidade', ({ city }) => city],
  ['UF', ({ state }) => state],
  ['Situação', ({ status }) => registrationStatusLabel[status]],
  ['Etapa', ({ step }) => step && registrationStepLabel[step]],
  ['Situação da etapa', ({ step_status }) => step_status && registrationStepStatusLabel[step_status]],
  ['Prazo', (row) => day(row.due_on)],
  ['Responsável', ({ analyst }) => analyst],
  ['Protocolo', ({ protocol }) => protocol],
  ['Taxa da Junta', (row) => amount(row.fee)],
  ['Começou em', (row) => moment(row.created_at)],
  ['Terminou em', (row) => moment(row.finished_at)],
  ['Motivo do cancelamento', ({ cancel_reason }) => cancel_reason],
];

const chosen = ({ from, until }: Period) =>
  between(sql`to_char(${registrations.created_at} at time zone 'America/Sao_Paulo', 'YYYY-MM')`, from, until);

export const registrationSource = listedSource({ id: registrations.id, columns: COLUMNS, select, chosen });
