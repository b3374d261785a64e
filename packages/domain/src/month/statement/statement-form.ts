import type { InferType } from 'yup';
import { competence, filledList, id, integer, object, oneOf, text } from '../../shared/schema/fields.ts';
import { columnsField } from '../../shared/sheet/columns.ts';
import { STATEMENT_COLUMNS } from './csv-columns.ts';
import type { StatementAction } from './statement-life.ts';
import { STATEMENT_MONTHS, statementMonthLabel } from './statement-month.ts';

const month = {
  year: integer('Ano').min(2000).max(2199).required(),
  month: integer('Mês').min(1).max(12).required(),
};

export const statementYearQuery = object({ year: month.year });

/** What is said beside a file: the account, or the name of a new one. An OFX tells its account by itself. */
export const statementForm = object({
  ...month,
  bank_account_id: id('Conta'),
  account_name: text('Nome da conta').max(60),
  /** What each column of a CSV is ('date,memo,,amount'), where the person has said it. */
  columns: columnsField(STATEMENT_COLUMNS),
});
export type StatementForm = InferType<typeof statementForm>;

export const bankAccountForm = object({ name: text('Nome da conta').max(60).required(), version: integer('Versão').min(1).required() });
export type BankAccountForm = InferType<typeof bankAccountForm>;

/** `into_id`: the account that both are from then on. */
export const accountMergeForm = object({ into_id: id('Conta que fica').required() });
export type AccountMergeForm = InferType<typeof accountMergeForm>;

export const noMovementForm = object({ ...month, bank_account_id: id('Conta').required() });

/** What staff move a statement by. */
export const STATEMENT_MOVES = ['conclude', 'mark_incomplete', 'waive', 'reopen'] as const satisfies readonly StatementAction[];
export type StatementMove = (typeof STATEMENT_MOVES)[number];

/** `reason`: of what is incomplete the client reads it. */
export const statementMoveForm = object({
  action: oneOf('Ação', STATEMENT_MOVES).required(),
  reason: text('Motivo').max(300),
  version: integer('Versão').min(1).required(),
});

export const statementReasonForm = object({ reason: text('Motivo').max(300).required() });
export type StatementReasonForm = InferType<typeof statementReasonForm>;

/** How the list of a month may be narrowed; the month before this one where none is told. */
export const companyStatementFilters = object({
  search: text('Busca').max(100),
  competence: competence('Mês'),
  state: oneOf('Situação', STATEMENT_MONTHS, statementMonthLabel),
  analyst_id: id('Responsável'),
});
export type CompanyStatementFilters = InferType<typeof companyStatementFilters>;

/** As many as are reminded at once. */
export const MOST_REMINDED = 100;

export const statementReminderForm = object({
  competence: competence('Mês').required(),
  company_ids: filledList('Empresas', id('Empresa').required(), 'Escolha ao menos uma empresa.', MOST_REMINDED),
});
